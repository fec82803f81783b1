import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '@/lib/client/draft';
import { type Fields, fieldsOf } from '@/lib/companions/desk/rules';
import type { ConsoleCompanion } from '../hooks';

/** Texts that were begun and not saved, with those they began with. */
type Draft = { fields: Fields; base: Fields; basedOn: number };

const isWhole = ({ fields, base, basedOn = -1 }: Partial<Draft>) =>
  typeof fields?.Name === 'string' && typeof base?.Name === 'string' && basedOn >= 0;

const draftOf = ({ texts, revision }: Pick<ConsoleCompanion, 'texts' | 'revision'>): Draft => {
  const base = fieldsOf(texts);
  return { fields: base, base, basedOn: revision };
};

const differs = ({ fields, base }: Draft) =>
  Object.entries(fields).some(([field, text]) => text !== base[field as keyof Fields]);

/** The texts under the editor's hands: kept in this tab until they are saved, and leaving asks first. */
export function useDraft(companion: ConsoleCompanion) {
  const name = `companion-${companion.id}`;
  const [draft, setDraft] = useState(() => draftOf(companion));
  const [isRestored, setRestored] = useState(false);
  const [isRead, setRead] = useState(false);
  const isDirty = differs(draft);
  // What somebody else has saved is taken over as long as nothing was written here.
  if (!isDirty && draft.basedOn < companion.revision) setDraft(draftOf(companion));

  useEffect(() => {
    const kept = readDraft<Draft>(name, isWhole);
    setRead(true);
    if (!kept || !differs(kept)) return;
    setDraft(kept);
    setRestored(true);
  }, [name]);

  useEffect(() => {
    if (!isRead) return;
    if (!isDirty) return dropDraft(name);
    keepDraft(name, draft);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [name, draft, isDirty, isRead]);

  return {
    ...{ draft, isDirty, isRestored },
    write: (field: keyof Fields, text: string) =>
      setDraft((one) => ({ ...one, fields: { ...one.fields, [field]: text } })),
    /** Goes on from other texts, with what was edited on top of them or without it. */
    startFrom: (from: Pick<ConsoleCompanion, 'texts' | 'revision'>, fields?: Fields) => {
      const next = draftOf(from);
      setDraft({ ...next, fields: fields ?? next.fields });
      setRestored(false);
    },
  };
}
