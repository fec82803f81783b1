-- CreateTable
CREATE TABLE "refund_requests" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "messages" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "age_holds" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "visitor_id" UUID,
    "google_hash" TEXT,
    "state" TEXT NOT NULL,
    "reference" VARCHAR(20),
    "asked_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "held_at" TIMESTAMPTZ(3),
    "held_session_id" UUID,
    "lifted_at" TIMESTAMPTZ(3),
    "lifted_by" VARCHAR(80),
    "lifted_because" VARCHAR(200),
    "erased_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "age_holds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "refund_requests_state_created_at_idx" ON "refund_requests"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "refund_requests_payment_id_reason_key" ON "refund_requests"("payment_id", "reason");

-- CreateIndex
CREATE UNIQUE INDEX "age_holds_user_id_key" ON "age_holds"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "age_holds_visitor_id_key" ON "age_holds"("visitor_id");

-- CreateIndex
CREATE UNIQUE INDEX "age_holds_google_hash_key" ON "age_holds"("google_hash");

-- CreateIndex
CREATE INDEX "age_holds_held_session_id_idx" ON "age_holds"("held_session_id");

-- CreateIndex
CREATE INDEX "age_holds_reference_idx" ON "age_holds"("reference");

-- CreateIndex
CREATE INDEX "age_holds_state_held_at_idx" ON "age_holds"("state", "held_at");

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "age_holds" ADD CONSTRAINT "age_holds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "age_holds" ADD CONSTRAINT "age_holds_held_session_id_fkey" FOREIGN KEY ("held_session_id") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "age_holds"
  ADD CONSTRAINT "age_holds_one_name_check" CHECK (num_nonnulls("user_id", "visitor_id", "google_hash") = 1),
  ADD CONSTRAINT "age_holds_state_check" CHECK ("state" IN ('asked', 'adult', 'held')),
  ADD CONSTRAINT "age_holds_held_check" CHECK ("state" <> 'held' OR ("held_at" IS NOT NULL AND "reference" IS NOT NULL));
ALTER TABLE "refund_requests"
  ADD CONSTRAINT "refund_requests_state_check" CHECK ("state" IN ('asked', 'approved', 'sent', 'done', 'refused')),
  ADD CONSTRAINT "refund_requests_reason_check" CHECK ("reason" IN ('minor')),
  ADD CONSTRAINT "refund_requests_amount_check" CHECK ("messages" > 0 AND "amount" >= 0);
