import type { ChatModel } from '@/lib/ai/ports';
import { maskNumbers } from './rules';

/** A model that sees no personal number. The notes for the memory are asked for through it; a reply is masked as it is composed. */
export function maskedModel(model: ChatModel): ChatModel {
  return {
    complete: (messages, options) =>
      model.complete(
        messages.map((message) => ({ ...message, content: maskNumbers(message.content) })),
        options,
      ),
  };
}
