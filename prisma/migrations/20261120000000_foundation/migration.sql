-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "prompts" (
    "id" UUID NOT NULL,
    "prompt_text" TEXT NOT NULL,
    "prompt_version" VARCHAR(20) NOT NULL,
    "prompt_for" VARCHAR(50) NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "agent_template" TEXT,
    "default_agent_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letta_agents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "companion_id" UUID NOT NULL,
    "letta_agent_id" TEXT NOT NULL,
    "chat_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letta_agents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "visitor_id" UUID NOT NULL,
    "companion_id" UUID,
    "companion_name" TEXT NOT NULL,
    "chat_type" TEXT NOT NULL,
    "messages_left" INTEGER NOT NULL DEFAULT 10,
    "is_paid" BOOLEAN NOT NULL DEFAULT false,
    "prompt_id" UUID,
    "held_at" TIMESTAMPTZ(3),
    "browser_fingerprint" TEXT,
    "ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "session_id" UUID NOT NULL,
    "sender" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "message_type" TEXT NOT NULL DEFAULT 'text',
    "typing_delay_ms" INTEGER,
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_turns" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'message',
    "client_message_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "owner_kind" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "cost" INTEGER NOT NULL DEFAULT 1,
    "balance_after" INTEGER NOT NULL,
    "message_ids" UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_turns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companions" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "image_path" TEXT NOT NULL,
    "about_me" TEXT NOT NULL,
    "persona" TEXT NOT NULL DEFAULT '',
    "suitable_for_chat_types" TEXT[],
    "prompt_version" VARCHAR(20) NOT NULL DEFAULT 'v1.0',
    "years_of_experience" INTEGER,
    "education" TEXT,
    "area_of_expertise" TEXT,
    "rating" DECIMAL(3,1),
    "cases_handled" INTEGER,
    "unavailable_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companion_reviews" (
    "id" UUID NOT NULL,
    "companion_id" UUID NOT NULL,
    "user_id" UUID,
    "rating" INTEGER NOT NULL,
    "review_text" TEXT NOT NULL,
    "reviewer_name" TEXT NOT NULL,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companion_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_feedback" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "user_id" UUID,
    "visitor_id" UUID NOT NULL,
    "companion_id" UUID,
    "rating" INTEGER NOT NULL,
    "selected_tags" TEXT[],
    "feedback_text" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issues" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "mobile_number" TEXT NOT NULL,
    "issue_detail" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "issues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "session_id" UUID,
    "user_id" UUID,
    "kind" TEXT NOT NULL,
    "pack_id" TEXT NOT NULL,
    "order_id" VARCHAR(45) NOT NULL,
    "cf_order_id" TEXT,
    "payment_session_id" TEXT,
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'INR',
    "message_count" INTEGER NOT NULL DEFAULT 100,
    "status" TEXT NOT NULL DEFAULT 'created',
    "payment_method" TEXT,
    "transaction_id" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referrals" (
    "id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "referral_code" TEXT NOT NULL,
    "referred_user_id" UUID,
    "guest_user_id" UUID,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "reward_claimed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "rewarded_at" TIMESTAMPTZ(3),

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "visitor_id" UUID,
    "google_id" TEXT,
    "email" TEXT,
    "name" TEXT,
    "profile_picture" TEXT,
    "is_google_authenticated" BOOLEAN NOT NULL DEFAULT false,
    "browser_fingerprint" TEXT,
    "session_id" TEXT,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "browser_name" TEXT,
    "browser_version" TEXT,
    "os_name" TEXT,
    "os_version" TEXT,
    "device_type" TEXT,
    "screen_resolution" TEXT,
    "timezone" TEXT,
    "language" TEXT,
    "current_domain_url" TEXT,
    "last_chat_session_id" UUID,
    "mobile_number" TEXT,
    "is_mobile_verified" BOOLEAN NOT NULL DEFAULT false,
    "total_messages_sent" INTEGER NOT NULL DEFAULT 0,
    "message_balance" INTEGER NOT NULL DEFAULT 5,
    "new_user_offer_enabled" BOOLEAN NOT NULL DEFAULT true,
    "starter_granted" BOOLEAN NOT NULL DEFAULT false,
    "token_version" INTEGER NOT NULL DEFAULT 0,
    "tracking_params" JSONB,
    "tracking_params_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "visitor_id" UUID NOT NULL,
    "user_id" UUID,
    "purpose" VARCHAR(20) NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_verifications" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "mobile_number" TEXT NOT NULL,
    "otp" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "otp_verifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "owner_kind" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "delta" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "prompts_prompt_for_prompt_version_key" ON "prompts"("prompt_for", "prompt_version");

-- CreateIndex
CREATE UNIQUE INDEX "prompts_one_active_idx" ON "prompts"("prompt_for") WHERE (is_active);

-- CreateIndex
CREATE INDEX "letta_agents_companion_id_idx" ON "letta_agents"("companion_id");

-- CreateIndex
CREATE UNIQUE INDEX "letta_agents_user_id_companion_id_chat_type_key" ON "letta_agents"("user_id", "companion_id", "chat_type");

-- CreateIndex
CREATE INDEX "chat_sessions_user_id_created_at_idx" ON "chat_sessions"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "chat_sessions_userless_visitor_idx" ON "chat_sessions"("visitor_id") WHERE (user_id IS NULL);

-- CreateIndex
CREATE INDEX "chat_sessions_userless_limit_idx" ON "chat_sessions"("browser_fingerprint", "ip_address", "created_at") WHERE (user_id IS NULL);

-- CreateIndex
CREATE INDEX "chat_sessions_companion_id_created_at_idx" ON "chat_sessions"("companion_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "chat_sessions_prompt_id_idx" ON "chat_sessions"("prompt_id");

-- CreateIndex
CREATE INDEX "messages_session_id_seq_idx" ON "messages"("session_id", "seq" DESC);

-- CreateIndex
CREATE INDEX "chat_turns_pending_since_idx" ON "chat_turns"("created_at") WHERE (state = 'pending'::text);

-- CreateIndex
CREATE UNIQUE INDEX "chat_turns_client_message_idx" ON "chat_turns"("session_id", "client_message_id") WHERE (state <> 'failed'::text);

-- CreateIndex
CREATE UNIQUE INDEX "chat_turns_one_pending_idx" ON "chat_turns"("session_id") WHERE ((state = 'pending'::text) AND (kind = 'message'::text));

-- CreateIndex
CREATE INDEX "companions_suitable_for_chat_types_idx" ON "companions" USING GIN ("suitable_for_chat_types");

-- CreateIndex
CREATE INDEX "companion_reviews_companion_id_created_at_idx" ON "companion_reviews"("companion_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "companion_reviews_user_id_idx" ON "companion_reviews"("user_id");

-- CreateIndex
CREATE INDEX "chat_feedback_user_id_idx" ON "chat_feedback"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_feedback_session_id_key" ON "chat_feedback"("session_id");

-- CreateIndex
CREATE INDEX "issues_status_created_at_idx" ON "issues"("status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payments_order_id_key" ON "payments"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_transaction_id_key" ON "payments"("transaction_id");

-- CreateIndex
CREATE INDEX "payments_user_id_created_at_idx" ON "payments"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_session_id_idx" ON "payments"("session_id");

-- CreateIndex
CREATE INDEX "payments_open_idx" ON "payments"("created_at") WHERE (status = ANY (ARRAY['created'::text, 'active'::text]));

-- CreateIndex
CREATE UNIQUE INDEX "referrals_referred_user_id_key" ON "referrals"("referred_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_guest_user_id_key" ON "referrals"("guest_user_id");

-- CreateIndex
CREATE INDEX "referrals_referral_code_idx" ON "referrals"("referral_code");

-- CreateIndex
CREATE INDEX "referrals_referrer_id_created_at_idx" ON "referrals"("referrer_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "referrals_link_code_idx" ON "referrals"("referral_code") WHERE ((referred_user_id IS NULL) AND (guest_user_id IS NULL));

-- CreateIndex
CREATE UNIQUE INDEX "referrals_one_link_idx" ON "referrals"("referrer_id") WHERE ((referred_user_id IS NULL) AND (guest_user_id IS NULL));

-- CreateIndex
CREATE UNIQUE INDEX "users_visitor_id_key" ON "users"("visitor_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_google_id_key" ON "users"("google_id");

-- CreateIndex
CREATE INDEX "users_free_starters_idx" ON "users"("browser_fingerprint", "ip_address", "created_at") WHERE (starter_granted);

-- CreateIndex
CREATE INDEX "users_last_chat_session_id_idx" ON "users"("last_chat_session_id");

-- CreateIndex
CREATE INDEX "consents_visitor_id_purpose_created_at_idx" ON "consents"("visitor_id", "purpose", "created_at" DESC);

-- CreateIndex
CREATE INDEX "consents_user_id_purpose_created_at_idx" ON "consents"("user_id", "purpose", "created_at" DESC);

-- CreateIndex
CREATE INDEX "otp_verifications_mobile_number_created_at_idx" ON "otp_verifications"("mobile_number", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_reference_key" ON "ledger_entries"("reference");

-- CreateIndex
CREATE INDEX "ledger_entries_owner_kind_owner_id_seq_idx" ON "ledger_entries"("owner_kind", "owner_id", "seq" DESC);

-- AddForeignKey
ALTER TABLE "letta_agents" ADD CONSTRAINT "letta_agents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letta_agents" ADD CONSTRAINT "letta_agents_companion_id_fkey" FOREIGN KEY ("companion_id") REFERENCES "companions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_companion_id_fkey" FOREIGN KEY ("companion_id") REFERENCES "companions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_prompt_id_fkey" FOREIGN KEY ("prompt_id") REFERENCES "prompts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companion_reviews" ADD CONSTRAINT "companion_reviews_companion_id_fkey" FOREIGN KEY ("companion_id") REFERENCES "companions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companion_reviews" ADD CONSTRAINT "companion_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_last_chat_session_id_fkey" FOREIGN KEY ("last_chat_session_id") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "users"
  ADD CONSTRAINT "users_message_balance_check" CHECK ("message_balance" >= 0),
  ADD CONSTRAINT "users_total_messages_sent_check" CHECK ("total_messages_sent" >= 0),
  ADD CONSTRAINT "users_device_type_check" CHECK ("device_type" IN ('mobile', 'tablet', 'desktop'));

ALTER TABLE "consents"
  ADD CONSTRAINT "consents_purpose_check" CHECK ("purpose" IN ('adult', 'tracking'));

ALTER TABLE "otp_verifications"
  ADD CONSTRAINT "otp_verifications_attempts_check" CHECK ("attempts" >= 0);

ALTER TABLE "companions"
  ADD CONSTRAINT "companions_rating_check" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "companions_years_of_experience_check" CHECK ("years_of_experience" >= 0),
  ADD CONSTRAINT "companions_cases_handled_check" CHECK ("cases_handled" >= 0),
  ADD CONSTRAINT "companions_chat_types_check" CHECK ("suitable_for_chat_types" <@ ARRAY['truelove', 'erotic', 'friendly', 'romantic', 'psychologist']);

ALTER TABLE "companion_reviews"
  ADD CONSTRAINT "companion_reviews_rating_check" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "chat_sessions"
  ADD CONSTRAINT "chat_sessions_messages_left_check" CHECK ("messages_left" >= 0),
  ADD CONSTRAINT "chat_sessions_chat_type_check" CHECK ("chat_type" IN ('truelove', 'erotic', 'friendly', 'romantic', 'psychologist'));

ALTER TABLE "messages"
  ADD CONSTRAINT "messages_sender_check" CHECK ("sender" IN ('user', 'ai', 'system')),
  ADD CONSTRAINT "messages_message_type_check" CHECK ("message_type" IN ('text', 'image', 'payment_success', 'payment_failed', 'recharge_required', 'crisis_support')),
  ADD CONSTRAINT "messages_typing_delay_check" CHECK ("typing_delay_ms" IS NULL OR ("typing_delay_ms" >= 1500 AND "sender" = 'ai'));

ALTER TABLE "chat_turns"
  ADD CONSTRAINT "chat_turns_kind_check" CHECK ("kind" IN ('message', 'welcome')),
  ADD CONSTRAINT "chat_turns_state_check" CHECK ("state" IN ('pending', 'answered', 'failed', 'unfunded')),
  ADD CONSTRAINT "chat_turns_owner_kind_check" CHECK ("owner_kind" IN ('user', 'session')),
  ADD CONSTRAINT "chat_turns_cost_check" CHECK ("cost" BETWEEN 0 AND 1),
  ADD CONSTRAINT "chat_turns_settled_check" CHECK (("state" = 'pending') = ("settled_at" IS NULL));

ALTER TABLE "payments"
  ADD CONSTRAINT "payments_kind_check" CHECK ("kind" IN ('session', 'recharge', 'offer')),
  ADD CONSTRAINT "payments_amount_check" CHECK ("amount" > 0),
  ADD CONSTRAINT "payments_message_count_check" CHECK ("message_count" > 0),
  ADD CONSTRAINT "payments_order_id_check" CHECK (length("order_id") >= 3);

ALTER TABLE "referrals"
  ADD CONSTRAINT "referrals_status_check" CHECK ("status" IN ('pending', 'signed_up', 'completed', 'rewarded'));

ALTER TABLE "issues"
  ADD CONSTRAINT "issues_name_check" CHECK (length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "issues_mobile_number_check" CHECK ("mobile_number" ~ '^\+91[6-9][0-9]{9}$'),
  ADD CONSTRAINT "issues_issue_detail_check" CHECK (length("issue_detail") BETWEEN 1 AND 2000);

ALTER TABLE "chat_feedback"
  ADD CONSTRAINT "chat_feedback_rating_check" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_delta_check" CHECK ("delta" <> 0),
  ADD CONSTRAINT "ledger_entries_balance_after_check" CHECK ("balance_after" >= 0),
  ADD CONSTRAINT "ledger_entries_owner_kind_check" CHECK ("owner_kind" IN ('user', 'session'));

CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

CREATE TRIGGER "ledger_entries_no_truncate" BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
