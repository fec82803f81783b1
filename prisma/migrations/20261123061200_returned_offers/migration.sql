-- An offer that was paid by somebody who has had it credits nothing and goes back.
ALTER TABLE "payments"
  DROP CONSTRAINT "payments_status_check",
  ADD CONSTRAINT "payments_status_check" CHECK ("status" IN ('created', 'active', 'paid', 'failed', 'expired', 'mismatch', 'returned'));
