-- AlterTable
ALTER TABLE "issues" ADD COLUMN     "assignee" VARCHAR(254),
ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "first_answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "number" SERIAL NOT NULL;

-- CreateTable
CREATE TABLE "issue_words" (
    "id" BIGSERIAL NOT NULL,
    "issue_id" UUID NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "author" VARCHAR(254) NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "issue_words_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "issue_words_issue_id_id_idx" ON "issue_words"("issue_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "issues_number_key" ON "issues"("number");

-- AddForeignKey
ALTER TABLE "issue_words" ADD CONSTRAINT "issue_words_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "issues"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Four digits from the first one on; older issues keep the small numbers they were just given.
ALTER SEQUENCE "issues_number_seq" RESTART WITH 1001;

ALTER TABLE "issues"
  ADD CONSTRAINT "issues_status_check" CHECK ("status" IN ('open', 'working', 'answered', 'closed')) NOT VALID;
ALTER TABLE "issue_words"
  ADD CONSTRAINT "issue_words_kind_check" CHECK ("kind" IN ('note', 'answer'));
