-- AlterTable
ALTER TABLE "suspensions" ADD COLUMN     "number_hash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "suspensions_number_hash_key" ON "suspensions"("number_hash");

-- A row has one name.
ALTER TABLE "suspensions" DROP CONSTRAINT "suspensions_one_name_check";
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_one_name_check"
  CHECK (num_nonnulls("user_id", "visitor_id", "session_id", "google_hash", "device_hash", "number_hash") = 1);
