-- outside a transaction
CREATE INDEX CONCURRENTLY "ledger_entries_sends_idx" ON "ledger_entries"("owner_id", "created_at") WHERE (kind = ANY (ARRAY['send'::text, 'send_returned'::text]));
