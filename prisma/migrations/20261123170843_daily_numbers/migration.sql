-- CreateTable
CREATE TABLE "daily_numbers" (
    "day" DATE NOT NULL,
    "name" VARCHAR(30) NOT NULL,
    "dimension" VARCHAR(60) NOT NULL DEFAULT '',
    "value" BIGINT NOT NULL,

    CONSTRAINT "daily_numbers_pkey" PRIMARY KEY ("day","name","dimension")
);

-- CreateTable
CREATE TABLE "summarised_days" (
    "day" DATE NOT NULL,
    "summarised_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "summarised_days_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "chat_sessions_created_at_idx" ON "chat_sessions"("created_at");

-- CreateIndex
CREATE INDEX "refund_transfers_state_changed_at_idx" ON "refund_transfers"("state", "changed_at");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

