import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { t } from '@/lib/kit/text';
import type { Memory } from '@/lib/memory/hooks';

import { MemoryItem } from './memory-item';

/** The memories of one companion in one chat type. */
export function MemoryGroup({ memories, named }: { memories: readonly Memory[]; named: boolean }) {
  const [first] = memories;
  if (!first) return null;
  return (
    <section aria-label={t('What {name} remembers', { name: first.companionName })}>
      {named ? (
        <h3 className="mb-1.5 text-base leading-6">
          {first.companionName}{' '}
          <span className="font-normal font-sans text-muted text-sm">
            {t(CHAT_TYPE_LABEL[first.chatType])}
          </span>
        </h3>
      ) : null}
      <ul className="flex flex-col gap-2">
        {memories.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} />
        ))}
      </ul>
    </section>
  );
}
