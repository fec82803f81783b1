-- CreateTable
CREATE TABLE "setting_changes" (
    "seq" BIGSERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "changed_by" VARCHAR(254) NOT NULL,
    "reason" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "setting_changes_pkey" PRIMARY KEY ("seq")
);

-- CreateIndex
CREATE INDEX "setting_changes_name_seq_idx" ON "setting_changes"("name", "seq" DESC);


-- Append-only, as the audit log: what a setting was, and who changed it, stays.
CREATE FUNCTION "refuse_setting_rewrite"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'setting_changes is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "setting_changes_append_only" BEFORE UPDATE OR DELETE ON "setting_changes"
  FOR EACH ROW EXECUTE FUNCTION "refuse_setting_rewrite"();
CREATE TRIGGER "setting_changes_no_truncate" BEFORE TRUNCATE ON "setting_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_setting_rewrite"();
