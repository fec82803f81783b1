-- DropIndex
DROP INDEX "users_free_starters_idx";

-- What was given in the day before counts no more: it was kept under other names.
DELETE FROM "limit_marks" WHERE "subject" LIKE 'starter:%';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "starter_due" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "free_grants" (
    "id" BIGSERIAL NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "device" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "messages" INTEGER NOT NULL,
    "challenge_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "free_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "starter_browsers" (
    "id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "starter_browsers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "free_grants_challenge_id_key" ON "free_grants"("challenge_id");

-- CreateIndex
CREATE INDEX "free_grants_device_created_at_idx" ON "free_grants"("device", "created_at");

-- CreateIndex
CREATE INDEX "free_grants_address_created_at_idx" ON "free_grants"("address", "created_at");

-- CreateIndex
CREATE INDEX "free_grants_network_created_at_idx" ON "free_grants"("network", "created_at");

-- CreateIndex
CREATE INDEX "free_grants_created_at_idx" ON "free_grants"("created_at");

-- CreateIndex
CREATE INDEX "starter_browsers_created_at_idx" ON "starter_browsers"("created_at");



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "free_grants"
  ADD CONSTRAINT "free_grants_kind_check" CHECK ("kind" IN ('starter', 'session')),
  ADD CONSTRAINT "free_grants_messages_check" CHECK ("messages" > 0);
