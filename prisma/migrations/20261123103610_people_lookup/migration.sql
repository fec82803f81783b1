-- What operators look people up by. Prisma has no index of an expression, so that the first one stands here alone.
CREATE INDEX "users_lower_email_idx" ON "users"(lower("email"));
CREATE INDEX "users_mobile_number_idx" ON "users"("mobile_number");
CREATE INDEX "payments_cf_order_id_idx" ON "payments"("cf_order_id");
