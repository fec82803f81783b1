-- AlterTable
ALTER TABLE "device_sessions" ADD COLUMN     "chats_open_at" TIMESTAMPTZ(3),
ADD COLUMN     "lock_challenge" VARCHAR(100),
ADD COLUMN     "lock_challenge_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "chat_lock_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "chat_lock_keys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" VARCHAR(1400) NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "browser_name" VARCHAR(60),
    "os_name" VARCHAR(60),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_lock_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_lock_keys_credential_id_key" ON "chat_lock_keys"("credential_id");

-- CreateIndex
CREATE INDEX "chat_lock_keys_user_id_idx" ON "chat_lock_keys"("user_id");

-- AddForeignKey
ALTER TABLE "chat_lock_keys" ADD CONSTRAINT "chat_lock_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

