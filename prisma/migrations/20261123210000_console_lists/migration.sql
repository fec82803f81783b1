-- AlterTable
ALTER TABLE "issues" ADD COLUMN     "queue_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Where an issue stands among those that are not closed follows from when the next word of ours is due: 24 hours to the first answer, 15
-- days to the end (lib/issues/constants.ts). Closed ones come last, in the order in which they came: a thousand years later.
CREATE FUNCTION "set_issue_queue_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.queue_at := NEW.created_at + CASE WHEN NEW.status = 'closed' THEN interval '1000 years'
    WHEN NEW.first_answered_at IS NULL THEN interval '24 hours' ELSE interval '360 hours' END;
  RETURN NEW;
END;
$$;

CREATE TRIGGER "issues_queue_at" BEFORE INSERT OR UPDATE ON "issues"
  FOR EACH ROW EXECUTE FUNCTION "set_issue_queue_at"();
UPDATE "issues" SET "queue_at" = "created_at";

-- CreateIndex
CREATE INDEX "issues_queue_at_number_idx" ON "issues"("queue_at", "number");

-- CreateIndex
CREATE INDEX "payments_amount_order_id_idx" ON "payments"("amount", "order_id");

-- CreateIndex
CREATE INDEX "payment_refunds_created_at_id_idx" ON "payment_refunds"("created_at", "id");

-- CreateIndex
CREATE INDEX "companion_reviews_created_at_id_idx" ON "companion_reviews"("created_at", "id");

-- CreateIndex
CREATE INDEX "companion_reviews_rating_id_idx" ON "companion_reviews"("rating", "id");

-- CreateIndex
CREATE INDEX "prompt_activations_seq_idx" ON "prompt_activations"("seq");
