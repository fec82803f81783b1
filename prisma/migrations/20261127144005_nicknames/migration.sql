-- AlterTable
ALTER TABLE "users" ADD COLUMN     "nickname" VARCHAR(30);

