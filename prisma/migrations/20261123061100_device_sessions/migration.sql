-- CreateTable
CREATE TABLE "device_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "browser_name" VARCHAR(60),
    "os_name" VARCHAR(60),
    "device_type" VARCHAR(10),
    "authenticated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "device_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "device_sessions_user_id_last_seen_at_idx" ON "device_sessions"("user_id", "last_seen_at" DESC);

-- CreateIndex
CREATE INDEX "device_sessions_last_seen_at_idx" ON "device_sessions"("last_seen_at");

-- AddForeignKey
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
