-- DropIndex
DROP INDEX "ledger_entries_bought_idx";

-- AlterTable
ALTER TABLE "payment_refunds" ADD COLUMN     "approvals" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "because" VARCHAR(200),
ADD COLUMN     "refused_by" VARCHAR(80);

-- AlterTable
ALTER TABLE "refund_requests" ADD COLUMN     "approvals" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "because" VARCHAR(200),
ADD COLUMN     "refused_by" VARCHAR(80);

-- CreateTable
CREATE TABLE "refund_transfers" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "request_id" UUID,
    "surplus_id" UUID,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "amount" DECIMAL(12,2) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'ready',
    "cf_refund_id" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_check_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_transfers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "refund_transfers_payment_id_idx" ON "refund_transfers"("payment_id");

-- CreateIndex
CREATE INDEX "refund_transfers_due_idx" ON "refund_transfers"("next_check_at") WHERE (next_check_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "refund_transfers_one_of_request_idx" ON "refund_transfers"("request_id") WHERE (state <> 'failed'::text);

-- CreateIndex
CREATE UNIQUE INDEX "refund_transfers_one_of_surplus_idx" ON "refund_transfers"("surplus_id") WHERE (state <> 'failed'::text);

-- CreateIndex
CREATE INDEX "ledger_entries_bought_idx" ON "ledger_entries"("owner_kind", "owner_id") WHERE (kind = ANY (ARRAY['purchase'::text, 'moved'::text, 'refund'::text, 'refund_returned'::text]));

-- AddForeignKey
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "refund_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_surplus_id_fkey" FOREIGN KEY ("surplus_id") REFERENCES "payment_refunds"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- What goes back is money, and is of one thing: of unused messages, or of a payment that credited nothing.
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_amount_check" CHECK (amount > 0);
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_one_origin_check" CHECK (num_nonnulls(request_id, surplus_id) = 1);
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_state_check" CHECK (state IN ('ready', 'sent', 'done', 'failed'));
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_counts_check" CHECK (messages >= 0 AND tries >= 0);

-- People ask for refunds, and operators decide on payments that credited nothing.
ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_reason_check",
  ADD CONSTRAINT "refund_requests_reason_check" CHECK ("reason" IN ('minor', 'person'));
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_status_check",
  ADD CONSTRAINT "payment_refunds_status_check" CHECK ("status" IN ('queued', 'approved', 'sent', 'done', 'refused'));
ALTER TABLE "payment_alerts" DROP CONSTRAINT "payment_alerts_reason_check",
  ADD CONSTRAINT "payment_alerts_reason_check" CHECK ("reason" IN ('amount', 'currency', 'refund'));
