-- A rewarded friend without this moment is one whose reward is to be taken back.
UPDATE "referrals" SET "earned_at" = "rewarded_at" WHERE "status" = 'rewarded' AND "earned_at" IS NULL;
CREATE INDEX "referrals_lost_idx" ON "referrals"("rewarded_at") WHERE ((status = 'rewarded'::text) AND (earned_at IS NULL));
