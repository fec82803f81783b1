-- DropIndex
DROP INDEX "payments_open_idx";

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "visitor_id" UUID,
ADD COLUMN     "next_check_at" TIMESTAMPTZ(3),
ADD COLUMN     "checks" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "payment_refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "cf_payment_id" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_alerts" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_refunds_cf_payment_id_key" ON "payment_refunds"("cf_payment_id");

-- CreateIndex
CREATE INDEX "payment_refunds_payment_id_idx" ON "payment_refunds"("payment_id");

-- CreateIndex
CREATE INDEX "payment_refunds_status_created_at_idx" ON "payment_refunds"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_alerts_payment_id_reason_detail_key" ON "payment_alerts"("payment_id", "reason", "detail");

-- CreateIndex
CREATE INDEX "payments_visitor_id_created_at_idx" ON "payments"("visitor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_due_idx" ON "payments"("next_check_at") WHERE (next_check_at IS NOT NULL);

-- AddForeignKey
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_alerts" ADD CONSTRAINT "payment_alerts_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "payments"
  ADD CONSTRAINT "payments_status_check" CHECK ("status" IN ('created', 'active', 'paid', 'failed', 'expired', 'mismatch')),
  ADD CONSTRAINT "payments_paid_check" CHECK (("status" = 'paid') = ("paid_at" IS NOT NULL)),
  ADD CONSTRAINT "payments_checks_check" CHECK ("checks" >= 0);

ALTER TABLE "payment_refunds"
  ADD CONSTRAINT "payment_refunds_status_check" CHECK ("status" IN ('queued', 'done')),
  ADD CONSTRAINT "payment_refunds_amount_check" CHECK ("amount" > 0);

ALTER TABLE "payment_alerts"
  ADD CONSTRAINT "payment_alerts_reason_check" CHECK ("reason" IN ('amount', 'currency'));
