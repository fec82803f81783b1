-- CreateTable
CREATE TABLE "chat_pictures" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "message_id" UUID,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gone_chat_pictures" (
    "id" UUID NOT NULL,
    "gone_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gone_chat_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_pictures_message_id_key" ON "chat_pictures"("message_id");

-- CreateIndex
CREATE INDEX "chat_pictures_session_id_idx" ON "chat_pictures"("session_id");

-- CreateIndex
CREATE INDEX "chat_pictures_unsent_idx" ON "chat_pictures"("created_at") WHERE (message_id IS NULL);

-- CreateIndex
CREATE INDEX "gone_chat_pictures_gone_at_idx" ON "gone_chat_pictures"("gone_at");

-- AddForeignKey
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever deletes a picture's row, a chat's or an account's: what is left of it outside the database is noted in the same transaction.
CREATE FUNCTION "note_gone_chat_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "gone_chat_pictures" ("id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "chat_pictures_gone" AFTER DELETE ON "chat_pictures" FOR EACH ROW EXECUTE FUNCTION "note_gone_chat_picture"();
