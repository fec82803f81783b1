-- AlterTable
ALTER TABLE "memory_facts" ADD COLUMN     "search" tsvector GENERATED ALWAYS AS (array_to_tsvector("words" || "agent_id"::text)) STORED;

-- CreateIndex
CREATE INDEX "memory_facts_search_idx" ON "memory_facts" USING GIN ("search");

-- CreateIndex
CREATE INDEX "memory_facts_profile_idx" ON "memory_facts"("agent_id") WHERE (kind IN ('name', 'home', 'work') AND subject IS NULL);

-- CreateIndex
CREATE INDEX "memory_facts_happens_on_idx" ON "memory_facts"("agent_id", "happens_on") WHERE (happens_on IS NOT NULL);
