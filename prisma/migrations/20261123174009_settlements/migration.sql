-- CreateTable
CREATE TABLE "settlement_days" (
    "day" DATE NOT NULL,
    "cursor" TEXT,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "next_try_at" TIMESTAMPTZ(3) NOT NULL,
    "failure" VARCHAR(100),

    CONSTRAINT "settlement_days_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "settlement_events" (
    "id" UUID NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "sale_type" TEXT NOT NULL,
    "order_id" TEXT,
    "cf_payment_id" TEXT,
    "refund_id" TEXT,
    "amount" DECIMAL(14,2) NOT NULL,
    "settled" DECIMAL(14,2) NOT NULL,
    "charge" DECIMAL(14,2) NOT NULL,
    "tax" DECIMAL(14,2) NOT NULL,
    "cf_settlement_id" TEXT,
    "utr" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settlement_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement_differences" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "reference" TEXT NOT NULL,
    "order_id" TEXT,
    "cf_payment_id" TEXT,
    "here" TEXT NOT NULL,
    "there" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "gone_at" TIMESTAMPTZ(3),
    "explained_by" VARCHAR(254),
    "explained_at" TIMESTAMPTZ(3),
    "because" VARCHAR(300),

    CONSTRAINT "settlement_differences_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "settlement_events_cf_payment_id_idx" ON "settlement_events"("cf_payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_events_type_event_id_key" ON "settlement_events"("type", "event_id");

-- CreateIndex
CREATE INDEX "settlement_differences_created_at_id_idx" ON "settlement_differences"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_differences_kind_reference_key" ON "settlement_differences"("kind", "reference");

-- CreateIndex
CREATE INDEX "ledger_entries_created_at_idx" ON "ledger_entries" USING BRIN ("created_at");

-- CreateIndex
CREATE INDEX "payments_paid_at_idx" ON "payments"("paid_at");

