-- AlterTable
ALTER TABLE "chat_turns" ADD COLUMN     "process_id" UUID,
ADD COLUMN     "reserved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "turn_processes" (
    "id" UUID NOT NULL,
    "steady_since" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "turn_processes_pkey" PRIMARY KEY ("id")
);

