-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "notice_language" VARCHAR(10),
ADD COLUMN     "notice_version" VARCHAR(20);

-- AlterTable
ALTER TABLE "issues" ADD COLUMN     "user_id" UUID,
ADD COLUMN     "visitor_id" UUID;

-- CreateIndex
CREATE INDEX "issues_user_id_idx" ON "issues"("user_id");

-- CreateIndex
CREATE INDEX "issues_userless_visitor_idx" ON "issues"("visitor_id") WHERE (user_id IS NULL);

-- CreateIndex
CREATE INDEX "issues_created_at_idx" ON "issues"("created_at");

-- AddForeignKey
ALTER TABLE "issues" ADD CONSTRAINT "issues_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Issues of before get no owner. All they carry is a number that nobody had to verify, and that may be somebody else's by now: whoever
-- has it verified today would be given another person's words. They go when they are old enough (lib/account/retention).
-- Consents of before keep an empty version: which notice was shown then was not noted.
