-- CreateTable
CREATE TABLE "former_guests" (
    "guest_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_guests_pkey" PRIMARY KEY ("guest_id")
);

-- CreateIndex
CREATE INDEX "former_guests_user_id_idx" ON "former_guests"("user_id");

-- AddForeignKey
ALTER TABLE "former_guests" ADD CONSTRAINT "former_guests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
