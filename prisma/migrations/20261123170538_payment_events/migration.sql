-- AlterTable
ALTER TABLE "payment_alerts" ADD COLUMN     "because" VARCHAR(300),
ADD COLUMN     "resolved_by" VARCHAR(254),
ADD COLUMN     "seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "seen_by" VARCHAR(254);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" BIGSERIAL NOT NULL,
    "payment_id" UUID NOT NULL,
    "source" VARCHAR(12) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "detail" VARCHAR(60) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_payment_id_source_kind_detail_key" ON "payment_events"("payment_id", "source", "kind", "detail");

-- CreateIndex
CREATE INDEX "payment_alerts_open_idx" ON "payment_alerts"("created_at" DESC, "id") WHERE (resolved_at IS NULL);

-- CreateIndex
CREATE INDEX "payment_alerts_created_at_id_idx" ON "payment_alerts"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "payments_created_at_order_id_idx" ON "payments"("created_at" DESC, "order_id" DESC);

-- CreateIndex
CREATE INDEX "payments_status_created_at_order_id_idx" ON "payments"("status", "created_at" DESC, "order_id" DESC);

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_source_check" CHECK ("source" IN ('person', 'webhook', 'reconciler', 'shop'));
ALTER TABLE "payment_alerts" ADD CONSTRAINT "payment_alerts_done_check" CHECK ("resolved_by" IS NULL OR ("resolved_at" IS NOT NULL AND "because" IS NOT NULL));

CREATE FUNCTION "refuse_payment_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment_events is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "payment_events_append_only" BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payment_event_change"();
CREATE TRIGGER "payment_events_no_truncate" BEFORE TRUNCATE ON "payment_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payment_event_change"();
