ALTER TABLE "users" ADD COLUMN "closed_visitor_id" UUID;
CREATE INDEX "users_closed_visitor_id_idx" ON "users"("closed_visitor_id");
