-- CreateTable
CREATE TABLE "operator_roles" (
    "email" VARCHAR(254) NOT NULL,
    "role" VARCHAR(10) NOT NULL,
    "given_by" VARCHAR(254) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_roles_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "console_sessions" (
    "session_id" UUID NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "console_sessions_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "seq" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "operator" VARCHAR(254) NOT NULL,
    "role" VARCHAR(10) NOT NULL,
    "action" VARCHAR(40) NOT NULL,
    "subject_kind" VARCHAR(20),
    "subject_id" VARCHAR(254),
    "reason" TEXT,
    "detail" TEXT,
    "address" VARCHAR(45) NOT NULL,
    "previous_hash" CHAR(64) NOT NULL,
    "hash" CHAR(64) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("seq")
);

-- CreateIndex
CREATE INDEX "audit_entries_subject_kind_subject_id_seq_idx" ON "audit_entries"("subject_kind", "subject_id", "seq" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at" DESC);

-- AddForeignKey
ALTER TABLE "console_sessions" ADD CONSTRAINT "console_sessions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "device_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "operator_roles"
  ADD CONSTRAINT "operator_roles_email_check" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "operator_roles_role_check" CHECK ("role" IN ('owner', 'support', 'safety', 'content'));

CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_entries_no_truncate" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
