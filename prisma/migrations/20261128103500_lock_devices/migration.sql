-- AlterTable
ALTER TABLE "device_sessions" ADD COLUMN     "lock_key_id" UUID;

-- CreateIndex
CREATE INDEX "device_sessions_lock_key_id_idx" ON "device_sessions"("lock_key_id");
