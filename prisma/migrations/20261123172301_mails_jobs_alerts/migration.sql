-- CreateTable
CREATE TABLE "job_runs" (
    "name" VARCHAR(40) NOT NULL,
    "expected_from" TIMESTAMPTZ(3) NOT NULL,
    "last_ok_at" TIMESTAMPTZ(3),
    "last_failed_at" TIMESTAMPTZ(3),
    "last_error" VARCHAR(60),
    "last_count" INTEGER NOT NULL DEFAULT 0,
    "last_took_ms" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "alerts" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "subject" VARCHAR(120) NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "fields" JSONB NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_posts" (
    "id" UUID NOT NULL,
    "alert_id" UUID NOT NULL,
    "phase" VARCHAR(10) NOT NULL,
    "state" VARCHAR(10) NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "error" VARCHAR(40),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "key" VARCHAR(120) NOT NULL,
    "user_id" UUID,
    "subject" VARCHAR(150) NOT NULL,
    "text" TEXT,
    "state" VARCHAR(10) NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "error" VARCHAR(40),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "alerts_opened_at_idx" ON "alerts"("opened_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "alerts_open_key" ON "alerts"("kind", "subject") WHERE (resolved_at IS NULL);

-- CreateIndex
CREATE INDEX "alert_posts_due_idx" ON "alert_posts"("next_try_at") WHERE (next_try_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "alert_posts_alert_id_phase_key" ON "alert_posts"("alert_id", "phase");

-- CreateIndex
CREATE UNIQUE INDEX "mails_key_key" ON "mails"("key");

-- CreateIndex
CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- CreateIndex
CREATE INDEX "mails_created_at_idx" ON "mails"("created_at");

-- CreateIndex
CREATE INDEX "mails_due_idx" ON "mails"("next_try_at") WHERE (next_try_at IS NOT NULL);

-- AddForeignKey
ALTER TABLE "alert_posts" ADD CONSTRAINT "alert_posts_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "alerts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

