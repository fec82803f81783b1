-- CreateTable
CREATE TABLE "audit_checks" (
    "id" BIGSERIAL NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "is_whole" BOOLEAN NOT NULL,
    "seq" BIGINT NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "broken_at" BIGINT,
    "took_ms" INTEGER NOT NULL,

    CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_checks_whole_idx" ON "audit_checks"("id" DESC) WHERE (is_whole);

-- CreateIndex
CREATE INDEX "audit_checks_seq_idx" ON "audit_checks"("seq");

CREATE FUNCTION "refuse_audit_check_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_checks is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "audit_checks_append_only" BEFORE UPDATE OR DELETE ON "audit_checks"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_check_change"();
CREATE TRIGGER "audit_checks_no_truncate" BEFORE TRUNCATE ON "audit_checks"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_check_change"();
