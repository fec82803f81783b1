-- AlterTable
ALTER TABLE "issues" ADD COLUMN     "kind" VARCHAR(10) NOT NULL DEFAULT 'issue',
ADD COLUMN     "message_id" UUID,
ADD COLUMN     "review_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "issues_message_id_key" ON "issues"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "issues_review_id_key" ON "issues"("review_id");

ALTER TABLE "issues" ADD CONSTRAINT "issues_kind_check" CHECK ("kind" IN ('issue', 'message', 'review'));

-- What was reported has neither name nor number: its person is known by the chat.
ALTER TABLE "issues" DROP CONSTRAINT "issues_name_check", DROP CONSTRAINT "issues_mobile_number_check";
ALTER TABLE "issues" ADD CONSTRAINT "issues_name_check"
  CHECK (length("name") BETWEEN 1 AND 80 OR ("kind" <> 'issue' AND "name" = '')) NOT VALID;
ALTER TABLE "issues" ADD CONSTRAINT "issues_mobile_number_check"
  CHECK ("mobile_number" ~ '^\+91[6-9][0-9]{9}$' OR ("kind" <> 'issue' AND "mobile_number" = '')) NOT VALID;

-- What was reported before stands in the queue, too; it is late at once, as nobody has looked at it.
INSERT INTO "issues" ("id", "kind", "message_id", "user_id", "visitor_id", "name", "mobile_number", "issue_detail", "created_at")
SELECT gen_random_uuid(), 'message', r."message_id", s."user_id", s."visitor_id", '', '', 'Reported message: ' || r."reason", r."created_at"
FROM "message_reports" r JOIN "chat_sessions" s ON s."id" = r."session_id" WHERE r."status" = 'open';
