ALTER TABLE "chat_turns"
  DROP CONSTRAINT "chat_turns_state_check",
  ADD CONSTRAINT "chat_turns_state_check" CHECK ("state" IN ('pending', 'answered', 'failed', 'unfunded', 'waiting'));

-- CreateIndex
CREATE INDEX "chat_turns_waiting_idx" ON "chat_turns"("settled_at") WHERE (state = 'waiting'::text);
