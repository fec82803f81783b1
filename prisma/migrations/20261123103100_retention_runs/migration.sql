-- CreateTable
CREATE TABLE "retention_runs" (
    "id" BIGSERIAL NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "count" INTEGER NOT NULL,
    "failed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retention_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "retention_runs_kind_created_at_idx" ON "retention_runs"("kind", "created_at" DESC);

-- CreateIndex
CREATE INDEX "retention_runs_created_at_idx" ON "retention_runs"("created_at");

