import type { Runner } from '@/lib/kit/scope';

export type PromptRow = { id: string; promptText: string; promptVersion: string };

const ACTIVE = {
  name: 'prompts.active',
  text: 'SELECT id FROM prompts WHERE prompt_for = $1 AND is_active',
};

/** The prompt new sessions of a chat type begin with. */
export async function findActivePromptId(db: Runner, chatType: string): Promise<string | null> {
  const [row] = await db.run<{ id: string }>(ACTIVE, [chatType]);
  return row?.id ?? null;
}

const BY_ID = {
  name: 'prompts.by_id',
  text: `SELECT id, prompt_text AS "promptText", prompt_version AS "promptVersion" FROM prompts WHERE id = $1::uuid`,
};

export async function findPrompt(db: Runner, id: string): Promise<PromptRow | null> {
  const [row] = await db.run<PromptRow>(BY_ID, [id]);
  return row ?? null;
}
