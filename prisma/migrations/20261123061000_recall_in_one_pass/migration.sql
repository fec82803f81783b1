-- DropIndex
DROP INDEX "memory_facts_search_idx";

-- AlterTable
ALTER TABLE "memory_facts" DROP COLUMN "search";

-- CreateIndex
CREATE INDEX "memory_facts_terms_version_idx" ON "memory_facts"("terms_version");
