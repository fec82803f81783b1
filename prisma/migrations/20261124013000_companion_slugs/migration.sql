-- AlterTable
ALTER TABLE "companions" ADD COLUMN     "slug" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "companion_slugs" (
    "slug" TEXT NOT NULL,
    "companion_id" UUID NOT NULL,

    CONSTRAINT "companion_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "companion_slugs_companion_id_idx" ON "companion_slugs"("companion_id");

-- AddForeignKey
ALTER TABLE "companion_slugs" ADD CONSTRAINT "companion_slugs_companion_id_fkey" FOREIGN KEY ("companion_id") REFERENCES "companions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- "Meera Rao" is "meera-rao", "José" is "jose"; letters of Devanagari stay. A second one of that name gets a number, and so
-- does a name whose slug is another page's. lib/companions/rules.ts, `slugOf`, says the same for names that are written in articles.
CREATE FUNCTION "set_companion_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plain TEXT := regexp_replace(normalize(lower(NEW."name"), NFD), '[\u0300-\u036f]', '', 'g');
  base TEXT := coalesce(nullif(trim(BOTH '-' FROM
    regexp_replace(normalize(plain, NFC), '[^a-z0-9\u0900-\u097f]+', '-', 'g')), ''), 'companion');
  attempt INTEGER := 1;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."name" = OLD."name" AND OLD."slug" <> '' THEN
    NEW."slug" := OLD."slug";
    RETURN NEW;
  END IF;
  NEW."slug" := base;
  -- Rows of the same statement are among the companions, but not yet among the slugs.
  WHILE NEW."slug" = 'topic'
    OR EXISTS (SELECT FROM "companions" WHERE "slug" = NEW."slug" AND "id" <> NEW."id")
    OR EXISTS (SELECT FROM "companion_slugs" WHERE "slug" = NEW."slug" AND "companion_id" <> NEW."id") LOOP
    attempt := attempt + 1;
    NEW."slug" := base || '-' || attempt;
  END LOOP;
  RETURN NEW;
END $$;

CREATE FUNCTION "keep_companion_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "companion_slugs" ("slug", "companion_id") VALUES (NEW."slug", NEW."id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER "companions_set_slug" BEFORE INSERT OR UPDATE OF "name" ON "companions"
  FOR EACH ROW EXECUTE FUNCTION "set_companion_slug"();
CREATE TRIGGER "companions_keep_slug" AFTER INSERT OR UPDATE OF "name" ON "companions"
  FOR EACH ROW EXECUTE FUNCTION "keep_companion_slug"();

-- The triggers fill the rows there are, the oldest first, one after the other, so that each sees the slugs of those before it.
DO $$
DECLARE one UUID;
BEGIN
  FOR one IN SELECT "id" FROM "companions" ORDER BY "created_at", "id" LOOP
    UPDATE "companions" SET "name" = "name" WHERE "id" = one;
  END LOOP;
END $$;

-- CreateIndex
CREATE UNIQUE INDEX "companions_slug_key" ON "companions"("slug");
