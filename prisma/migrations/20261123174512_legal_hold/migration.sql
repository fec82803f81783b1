-- AlterTable
ALTER TABLE "users" ADD COLUMN     "legal_hold_at" TIMESTAMPTZ(3),
ADD COLUMN     "legal_hold_reference" VARCHAR(200);

