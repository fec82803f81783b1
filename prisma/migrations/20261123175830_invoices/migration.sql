-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "billing_state" CHAR(2);

-- CreateTable
CREATE TABLE "invoice_series" (
    "id" VARCHAR(20) NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "number" VARCHAR(16) NOT NULL,
    "financial_year" CHAR(5) NOT NULL,
    "serial" INTEGER NOT NULL,
    "payment_id" UUID NOT NULL,
    "transfer_id" UUID,
    "gstin" CHAR(15) NOT NULL,
    "seller_name" TEXT NOT NULL,
    "seller_address" TEXT NOT NULL,
    "place_of_supply" CHAR(2) NOT NULL,
    "sac" VARCHAR(8) NOT NULL,
    "rate_percent" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "taxable" INTEGER NOT NULL,
    "cgst" INTEGER NOT NULL,
    "sgst" INTEGER NOT NULL,
    "igst" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices"("number");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_transfer_id_key" ON "invoices"("transfer_id");

-- CreateIndex
CREATE INDEX "invoices_payment_id_idx" ON "invoices"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_kind_financial_year_serial_key" ON "invoices"("kind", "financial_year", "serial");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_one_of_order_idx" ON "invoices"("payment_id") WHERE ((kind)::text = 'invoice'::text);

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transfer_id_fkey" FOREIGN KEY ("transfer_id") REFERENCES "refund_transfers"("id") ON DELETE SET NULL ON UPDATE CASCADE;



ALTER TABLE "invoices"
  ADD CONSTRAINT "invoices_kind_check" CHECK (kind IN ('invoice', 'credit_note')),
  ADD CONSTRAINT "invoices_of_check" CHECK ((kind = 'invoice') = (transfer_id IS NULL)),
  ADD CONSTRAINT "invoices_sum_check" CHECK (total > 0 AND total = taxable + cgst + sgst + igst AND least(taxable, cgst, sgst, igst) >= 0),
  ADD CONSTRAINT "invoices_number_check" CHECK (number ~ '^[A-Z0-9/-]{1,16}$' AND serial > 0);

CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();
CREATE TRIGGER "invoices_no_truncate" BEFORE TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();
