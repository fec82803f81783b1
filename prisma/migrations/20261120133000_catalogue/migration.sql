-- The catalogue of psychologist companions: places, profiles by name, reviews of people.

-- AlterTable
ALTER TABLE "companions" ADD COLUMN "max_simultaneous_chats" INTEGER;

ALTER TABLE "companions"
  ADD CONSTRAINT "companions_max_simultaneous_chats_check" CHECK ("max_simultaneous_chats" > 0);

-- A profile's address may be its name. Prisma's schema language has no expressions.
CREATE INDEX "companions_lower_name_idx" ON "companions" (lower("name"));

-- Who is talking now.
CREATE INDEX "chat_turns_created_at_brin" ON "chat_turns" USING BRIN ("created_at");

-- One review per person and companion; it goes with its author. The unique index serves what the plain one did.
DROP INDEX "companion_reviews_user_id_idx";
CREATE UNIQUE INDEX "companion_reviews_user_id_companion_id_key" ON "companion_reviews"("user_id", "companion_id");
ALTER TABLE "companion_reviews" DROP CONSTRAINT "companion_reviews_user_id_fkey";
ALTER TABLE "companion_reviews" ADD CONSTRAINT "companion_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "companion_reviews"
  ADD CONSTRAINT "companion_reviews_verified_check" CHECK (NOT ("is_verified" AND "is_sample"));
