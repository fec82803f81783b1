-- AlterTable
ALTER TABLE "users" ADD COLUMN     "interface_language" VARCHAR(20);

