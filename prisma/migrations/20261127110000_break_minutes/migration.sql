-- AlterTable
ALTER TABLE "own_limits" ADD COLUMN     "break_minutes" SMALLINT;
