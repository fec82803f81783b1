-- AlterTable
ALTER TABLE "chat_turns" ADD COLUMN     "reword_number" INTEGER,
ADD COLUMN     "reword_of" UUID;

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "replaced_by" UUID;
