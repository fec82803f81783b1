-- AlterTable
ALTER TABLE "companion_reviews" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_by" VARCHAR(254),
ADD COLUMN     "hidden_reason" VARCHAR(300);

-- AlterTable
ALTER TABLE "companions" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "place" INTEGER,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "companion_revisions" (
    "id" BIGSERIAL NOT NULL,
    "companion_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "author" VARCHAR(254) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "takes_back" INTEGER,

    CONSTRAINT "companion_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "companion_revisions_companion_id_number_key" ON "companion_revisions"("companion_id", "number");

-- AddForeignKey
ALTER TABLE "companion_revisions" ADD CONSTRAINT "companion_revisions_companion_id_fkey" FOREIGN KEY ("companion_id") REFERENCES "companions"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "companions" ADD CONSTRAINT "companions_place_check" CHECK ("place" >= 1);
ALTER TABLE "companion_reviews" ADD CONSTRAINT "companion_reviews_hidden_check" CHECK (
  ("hidden_at" IS NULL) = ("hidden_reason" IS NULL) AND ("hidden_at" IS NULL) = ("hidden_by" IS NULL)
);

-- What processes keep of the catalogue is old as soon as this number is another one, whoever made the change and by what.
INSERT INTO "catalogue_version" ("id", "version") VALUES (1, 0);
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_one_row_check" CHECK ("id" = 1);

CREATE FUNCTION "count_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_version" SET "version" = "version" + 1 WHERE "id" = 1;
  RETURN NULL;
END $$;

CREATE TRIGGER "companions_count_version" AFTER INSERT OR UPDATE OR DELETE ON "companions"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_version"();
CREATE TRIGGER "companion_reviews_count_version" AFTER UPDATE OF "hidden_at" ON "companion_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_version"();

-- Of an operator's trial of a companion's texts: it counts for the day's tokens, and is nobody's reply.
ALTER TABLE "ai_usage" DROP CONSTRAINT "ai_usage_outcome_check";
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_outcome_check"
  CHECK ("outcome" IN ('answered', 'mended', 'replaced', 'diverted', 'failed', 'remembered', 'tried')) NOT VALID;
