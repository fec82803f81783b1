-- AlterTable
ALTER TABLE "issue_words" ADD COLUMN     "request_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "issue_words_request_id_key" ON "issue_words"("request_id");
