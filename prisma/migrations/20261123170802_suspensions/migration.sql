-- CreateTable
CREATE TABLE "safety_marks" (
    "event_id" UUID NOT NULL,
    "is_false_alarm" BOOLEAN NOT NULL,
    "marked_by" VARCHAR(254) NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "safety_marks_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "safety_examples" (
    "message_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "language" VARCHAR(10) NOT NULL,
    "text" TEXT NOT NULL,
    "reason" VARCHAR(300) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "safety_examples_pkey" PRIMARY KEY ("message_id")
);

-- CreateTable
CREATE TABLE "suspensions" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "visitor_id" UUID,
    "session_id" UUID,
    "google_hash" TEXT,
    "device_hash" TEXT,
    "reference" VARCHAR(20) NOT NULL,
    "scope" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(300) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "suspensions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_requests" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" VARCHAR(10) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "fetched_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "safety_marks_is_false_alarm_idx" ON "safety_marks"("is_false_alarm");

-- CreateIndex
CREATE INDEX "safety_examples_session_id_idx" ON "safety_examples"("session_id");

-- CreateIndex
CREATE INDEX "safety_examples_created_at_idx" ON "safety_examples"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "suspensions_user_id_key" ON "suspensions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "suspensions_visitor_id_key" ON "suspensions"("visitor_id");

-- CreateIndex
CREATE UNIQUE INDEX "suspensions_session_id_key" ON "suspensions"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "suspensions_google_hash_key" ON "suspensions"("google_hash");

-- CreateIndex
CREATE UNIQUE INDEX "suspensions_device_hash_key" ON "suspensions"("device_hash");

-- CreateIndex
CREATE INDEX "suspensions_reference_idx" ON "suspensions"("reference");

-- CreateIndex
CREATE INDEX "data_requests_user_id_idx" ON "data_requests"("user_id");

-- CreateIndex
CREATE INDEX "safety_events_created_at_id_idx" ON "safety_events"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "safety_marks" ADD CONSTRAINT "safety_marks_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "safety_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "safety_examples" ADD CONSTRAINT "safety_examples_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "suspensions"
  ADD CONSTRAINT "suspensions_one_name_check" CHECK (num_nonnulls("user_id", "visitor_id", "session_id", "google_hash", "device_hash") = 1),
  ADD CONSTRAINT "suspensions_scope_check" CHECK ("scope" IN ('person', 'device'));
