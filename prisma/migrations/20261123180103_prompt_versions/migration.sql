-- AlterTable
ALTER TABLE "prompt_activations" ADD COLUMN     "reason" TEXT;

-- AlterTable
ALTER TABLE "prompts" ADD COLUMN     "created_by" VARCHAR(254),
ADD COLUMN     "note" TEXT;

-- CreateTable
CREATE TABLE "prompt_evaluations" (
    "id" UUID NOT NULL,
    "prompt_id" UUID NOT NULL,
    "created_by" VARCHAR(254) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "result" JSONB NOT NULL,

    CONSTRAINT "prompt_evaluations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "prompt_evaluations_prompt_id_created_at_idx" ON "prompt_evaluations"("prompt_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "prompt_evaluations" ADD CONSTRAINT "prompt_evaluations_prompt_id_fkey" FOREIGN KEY ("prompt_id") REFERENCES "prompts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

