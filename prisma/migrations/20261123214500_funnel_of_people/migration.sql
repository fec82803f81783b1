-- AlterTable
ALTER TABLE "users" ADD COLUMN     "home_on" DATE,
ADD COLUMN     "paywall_on" DATE;
