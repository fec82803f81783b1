-- CreateTable
CREATE TABLE "limit_marks" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "limit_marks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "limit_marks_subject_created_at_idx" ON "limit_marks"("subject", "created_at");

-- CreateIndex
CREATE INDEX "limit_marks_created_at_idx" ON "limit_marks"("created_at");

-- CreateIndex
CREATE INDEX "otp_verifications_user_id_idx" ON "otp_verifications"("user_id");

-- CreateIndex
CREATE INDEX "chat_turns_session_id_idx" ON "chat_turns"("session_id");

-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "users"
  ADD CONSTRAINT "users_verified_mobile_check" CHECK (NOT "is_mobile_verified" OR "mobile_number" ~ '^\+91[6-9][0-9]{9}$');

ALTER TABLE "otp_verifications"
  ADD CONSTRAINT "otp_verifications_mobile_number_check" CHECK ("mobile_number" ~ '^\+91[6-9][0-9]{9}$'),
  ADD CONSTRAINT "otp_verifications_tries_check" CHECK ("attempts" <= 5);
