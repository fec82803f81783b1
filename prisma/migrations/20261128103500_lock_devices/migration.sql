-- AlterTable
ALTER TABLE "device_sessions" ADD COLUMN     "lock_key_id" UUID;

-- CreateIndex
CREATE INDEX "device_sessions_lock_key_id_idx" ON "device_sessions"("lock_key_id");

-- AddForeignKey
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_lock_key_id_fkey" FOREIGN KEY ("lock_key_id") REFERENCES "chat_lock_keys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
