-- Those of before ended within their request.
ALTER TABLE "prompt_evaluations" ADD COLUMN     "companion_id" UUID,
ADD COLUMN     "operator_id" UUID,
ADD COLUMN     "role" VARCHAR(10),
ADD COLUMN     "state" VARCHAR(10) NOT NULL DEFAULT 'done',
ADD COLUMN     "lease_until" TIMESTAMPTZ(3);

ALTER TABLE "prompt_evaluations" ADD CONSTRAINT "prompt_evaluations_state_check"
  CHECK ("state" IN ('waiting', 'running', 'done', 'failed'));

-- One of a version is under way at any moment.
CREATE UNIQUE INDEX "prompt_evaluations_open_idx" ON "prompt_evaluations"("prompt_id") WHERE "state" IN ('waiting', 'running');
