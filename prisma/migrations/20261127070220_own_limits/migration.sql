-- AlterTable
ALTER TABLE "users" ADD COLUMN     "sends_day" DATE,
ADD COLUMN     "sends_that_day" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "own_limits" (
    "user_id" UUID NOT NULL,
    "messages_per_day" INTEGER,
    "rupees_per_day" INTEGER,
    "rupees_per_month" INTEGER,
    "quiet_from" SMALLINT,
    "quiet_to" SMALLINT,
    "next_messages_per_day" INTEGER,
    "next_rupees_per_day" INTEGER,
    "next_rupees_per_month" INTEGER,
    "next_quiet_from" SMALLINT,
    "next_quiet_to" SMALLINT,
    "next_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "own_limits_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "own_limits" ADD CONSTRAINT "own_limits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "own_limits"
  ADD CONSTRAINT "own_limits_quiet_check" CHECK (num_nonnulls(quiet_from, quiet_to) <> 1 AND quiet_from IS DISTINCT FROM coalesce(quiet_to, -1)
    AND least(quiet_from, quiet_to) >= 0 AND greatest(quiet_from, quiet_to) < 1440),
  ADD CONSTRAINT "own_limits_next_quiet_check" CHECK (num_nonnulls(next_quiet_from, next_quiet_to) <> 1 AND next_quiet_from IS DISTINCT FROM coalesce(next_quiet_to, -1)
    AND least(next_quiet_from, next_quiet_to) >= 0 AND greatest(next_quiet_from, next_quiet_to) < 1440),
  ADD CONSTRAINT "own_limits_least_check" CHECK (least(messages_per_day, next_messages_per_day) >= 1
    AND least(rupees_per_day, rupees_per_month, next_rupees_per_day, next_rupees_per_month) >= 0);
