import type { Runner } from '@/lib/kit/scope';

/** The prompt new sessions of a chat type begin with. */
export async function findActivePromptId(db: Runner, chatType: string): Promise<string | null> {
  const prompt = await db.prisma.prompt.findFirst({
    where: { promptFor: chatType, isActive: true },
    select: { id: true },
  });
  return prompt?.id ?? null;
}

export function findPrompt(db: Runner, id: string) {
  return db.prisma.prompt.findUnique({
    where: { id },
    select: { id: true, promptText: true, promptVersion: true },
  });
}
