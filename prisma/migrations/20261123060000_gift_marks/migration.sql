-- CreateTable
CREATE TABLE "gift_marks" (
    "id" BIGSERIAL NOT NULL,
    "name_hash" TEXT NOT NULL,
    "gift" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gift_marks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "gift_marks_name_hash_gift_idx" ON "gift_marks"("name_hash", "gift");

-- CreateIndex
CREATE INDEX "gift_marks_expires_at_idx" ON "gift_marks"("expires_at");

-- AlterTable
ALTER TABLE "referrals" ADD COLUMN "earned_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "referrals_unrewarded_idx" ON "referrals"("earned_at") WHERE (status = 'completed'::text);

-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "gift_marks" ADD CONSTRAINT "gift_marks_gift_check" CHECK ("gift" IN ('starter', 'offer', 'friend'));

-- Plain hashes of devices can be found out by trying; keyed ones take their place from now on.
UPDATE "referrals" SET "device_key" = NULL;
DELETE FROM "limit_marks" WHERE "subject" LIKE 'starter:%';
