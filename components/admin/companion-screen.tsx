'use client';

import { useState } from 'react';
import { ProfileFacts } from '@/components/companions/profile-facts';
import { ProfileHead } from '@/components/companions/profile-head';
import { PsychologistCard } from '@/components/companions/psychologist-card';
import { Portrait } from '@/components/shared/portrait';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { COMPANION_FIGURES } from '@/content/claims';
import { TEXTS_SAVED, TEXTS_SAVED_DETAIL } from '@/lib/admin/companions/copy';
import { useDraft } from '@/lib/admin/companions/draft/hooks';
import { type ConsoleCompanion, useCompanion, useEditCompanion } from '@/lib/admin/companions/hooks';
import { ApiError } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import { type Difference, fieldsOf, onTop, type Texts, textsOf } from '@/lib/companions/desk/rules';
import { figuresOf } from '@/lib/companions/figures/rules';
import type { Psychologist } from '@/lib/companions/hooks';
import type { Problem } from '@/lib/companions/persona/rules';
import { minutesRemaining, slugOf } from '@/lib/companions/rules';
import type { Operator } from '@/lib/kit/operator';
import { CompanionHistory } from './companion-history';
import { CompanionServiceForm } from './companion-service-form';
import { CompanionTextsForm, fieldId } from './companion-texts-form';
import { CompanionTrial } from './companion-trial';
import { ConsoleFrame } from './console-frame';
import { sayFailure } from './say-failure';
import { TextDiff } from './text-diff';
import { UnloadedScreen } from './unloaded-screen';

/** Everything of a companion: its texts beside what people will see of them, a trial, how it is offered, and who changed what. */
export function CompanionScreen({ operator, id }: { operator: Operator; id: string }) {
  const query = useCompanion(id);
  const companion = query.data;
  if (!companion)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/companions"
        title="Companion"
        what="the companion"
        query={query}
      />
    );
  return (
    <ConsoleFrame operator={operator} path="/admin/companions" title={companion.texts.name}>
      <Editor companion={companion} />
    </ConsoleFrame>
  );
}

/** What somebody else has saved meanwhile, as a refused save tells it. */
type Theirs = { changes: readonly Difference[]; texts: Texts; revision: number; said: string };

/** The refusal of a save that would have written over somebody else's; null for any other failure. */
function readTheirs(error: unknown): Theirs | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !Array.isArray(error.body.changes)) return null;
  return { ...(error.body as unknown as Theirs), said: error.userMessage ?? '' };
}

const readProblems = (error: unknown): readonly Problem[] =>
  error instanceof ApiError && Array.isArray(error.body.problems) ? error.body.problems : [];

function Editor({ companion }: { companion: ConsoleCompanion }) {
  const { draft, isDirty, isRestored, write, startFrom } = useDraft(companion);
  const edit = useEditCompanion(companion.id);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const texts = textsOf(draft.fields);
  function save() {
    edit.mutate(
      { basedOn: draft.basedOn, texts },
      {
        onSuccess: ({ revision }) => {
          startFrom({ texts, revision });
          setProblems([]);
          setTheirs(null);
          toast({ title: TEXTS_SAVED, description: TEXTS_SAVED_DETAIL });
        },
        onError: (error) => {
          const refused = readTheirs(error);
          setTheirs(refused);
          const wrong = readProblems(error);
          setProblems(wrong);
          if (wrong[0]) document.getElementById(fieldId(wrong[0].field))?.focus();
          if (!refused) sayFailure(error);
        },
      },
    );
  }
  function goOn(withMine: boolean) {
    if (!theirs) return;
    startFrom(theirs, withMine ? onTop(draft.base, draft.fields, fieldsOf(theirs.texts)) : undefined);
    setTheirs(null);
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {isRestored && isDirty ? (
          <Alert role="status" variant="marigold">
            What you had not saved is here again. Discard it to see what is live.
          </Alert>
        ) : null}
        {theirs ? (
          <Alert className="flex flex-col gap-3">
            <AlertTitle>{theirs.said}</AlertTitle>
            <TextDiff changes={theirs.changes} />
            <div className="flex flex-wrap gap-3">
              <Button size="sm" onClick={() => goOn(true)}>
                Put mine on top
              </Button>
              <Button size="sm" variant="outline" onClick={() => goOn(false)}>
                Take theirs
              </Button>
            </div>
          </Alert>
        ) : null}
        <CompanionTextsForm
          fields={draft.fields}
          problems={problems}
          isDirty={isDirty}
          busy={edit.isPending}
          onWrite={write}
          onSave={save}
          onDiscard={() => {
            startFrom(companion);
            setProblems([]);
          }}
        />
        <CompanionHistory companion={companion} isDirty={isDirty} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Preview companion={companion} texts={texts} />
        <CompanionTrial companion={companion} fields={draft.fields} />
        <CompanionServiceForm companion={companion} />
      </div>
    </div>
  );
}

/** What people will see: the parts of the catalogue and the profile themselves. Nothing of it can be pressed here. */
function Preview({ companion, texts }: { companion: ConsoleCompanion; texts: Texts }) {
  const { id, imagePath, busyUntil, chatTypes } = companion;
  const minutes = minutesRemaining(busyUntil === null ? null : new Date(busyUntil), new Date());
  const own = {
    rating: texts.rating === null ? null : Number(texts.rating),
    years: texts.yearsOfExperience,
    cases: texts.casesHandled,
  };
  // What people bring about stands in the catalogue, not in the texts.
  const { rating, years, cases, samples } = figuresOf(own, { rating: null, cases: 0 }, COMPANION_FIGURES);
  const seen: Psychologist = {
    ...{
      id,
      slug: slugOf(texts.name),
      imagePath,
      minutesRemaining: minutes,
      isAvailable: minutes === 0,
      isInSession: false,
    },
    ...{ name: texts.name, aboutMe: texts.aboutMe, education: texts.education },
    areaOfExpertise: texts.areaOfExpertise,
    yearsOfExperience: years,
    casesHandled: cases,
    rating: rating === 0 ? '0' : rating.toFixed(1),
    samples,
  };
  const isOfCatalogue = chatTypes.includes('psychologist');
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="text-lg leading-6">
        What people will see
      </h2>
      <div inert className="flex flex-col gap-4">
        {isOfCatalogue ? (
          <>
            <ul className="grid max-w-44 grid-cols-1">
              <PsychologistCard
                psychologist={seen}
                minutes={minutes}
                place={1}
                of={1}
                onChat={() => undefined}
              />
            </ul>
            <ProfileHead profile={seen} />
          </>
        ) : (
          <div className="flex items-center gap-3">
            <Portrait src={imagePath} size={96} />
            <p className="font-bold font-heading text-xl">{texts.name.split(' ')[0]}</p>
          </div>
        )}
        <ProfileFacts profile={seen} />
      </div>
    </section>
  );
}
