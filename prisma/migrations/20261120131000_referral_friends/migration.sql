-- When a friend began a first chat, so that chat first and sign-up later completes a referral too, and what tells
-- friends from one phone at one address apart from others (docs/decisions.md, "Referral").
ALTER TABLE "referrals" ADD COLUMN "first_chat_at" TIMESTAMPTZ(3);
ALTER TABLE "referrals" ADD COLUMN "device_key" TEXT;
