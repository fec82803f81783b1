-- AlterTable
ALTER TABLE "own_limits" ADD COLUMN     "paused_at" TIMESTAMPTZ(3),
ADD COLUMN     "paused_until" TIMESTAMPTZ(3);


ALTER TABLE "own_limits" ADD CONSTRAINT "own_limits_pause_check" CHECK (paused_until IS NULL OR paused_until > paused_at);
