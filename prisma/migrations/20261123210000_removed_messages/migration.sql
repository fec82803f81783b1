-- A message that operators have removed: nobody is shown it, and no model is given it.
ALTER TABLE "messages" ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "message_reports" ADD COLUMN     "removed_because" VARCHAR(300),
ADD COLUMN     "removed_by" VARCHAR(254);
