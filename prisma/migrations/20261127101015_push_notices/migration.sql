-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint" VARCHAR(1000) NOT NULL,
    "p256dh" VARCHAR(90) NOT NULL,
    "auth" VARCHAR(30) NOT NULL,
    "server_key" VARCHAR(90) NOT NULL,
    "kinds" TEXT[],
    "shows_sender" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_notices" (
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "key" VARCHAR(120) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "chat_id" UUID,
    "state" VARCHAR(10) NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "error" VARCHAR(40),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_session_id_key" ON "push_subscriptions"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "push_notices_chat_id_idx" ON "push_notices"("chat_id");

-- CreateIndex
CREATE INDEX "push_notices_created_at_idx" ON "push_notices"("created_at");

-- CreateIndex
CREATE INDEX "push_notices_due_idx" ON "push_notices"("next_try_at") WHERE (next_try_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "push_notices_subscription_id_key_key" ON "push_notices"("subscription_id", "key");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "device_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;



ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_kinds_check" CHECK (kinds <@ ARRAY['reply', 'payment', 'answer']::text[]);

ALTER TABLE "push_notices"
  ADD CONSTRAINT "push_notices_kind_check" CHECK (kind IN ('reply', 'payment', 'answer')),
  ADD CONSTRAINT "push_notices_state_check" CHECK (state IN ('queued', 'sent', 'failed', 'dropped')
    AND (state = 'queued') = (next_try_at IS NOT NULL));
