import type { ChatModel } from '@/lib/ai/ports';
import { maskNumbers } from './rules';

/** A model that sees no personal number: what a reply (guard) and the notes for the memory (learning) are asked through. */
export function maskedModel(model: ChatModel): ChatModel {
  return {
    complete: (messages, ...rest) =>
      model.complete(
        messages.map((message) => ({ ...message, content: maskNumbers(message.content) })),
        ...rest,
      ),
  };
}
