-- contract since 20261124013000_companion_slugs
-- Nothing goes: versions since then write neither of the new columns, and only the purposes that were there before.

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "chat_id" UUID,
ADD COLUMN     "kind" VARCHAR(10);

-- CreateIndex
CREATE INDEX "mails_chat_id_idx" ON "mails"("chat_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What somebody wants mailed is a consent, too. Rows from before hold either way.
ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose_check";
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose_check"
  CHECK ("purpose" IN ('adult', 'tracking', 'mail_reply', 'mail_payment')) NOT VALID;

ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_check"
  CHECK ("kind" IS NULL OR ("kind" IN ('reply', 'payment') AND "user_id" IS NOT NULL)) NOT VALID;
