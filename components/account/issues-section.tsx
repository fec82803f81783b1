import type { listOwnIssues } from '@/lib/issues/contract';
import { ISSUE_STATE_TEXT } from '@/lib/issues/copy';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import { languageNow, t } from '@/lib/kit/text';
import { NextStep } from './next-step';
import { Hint, Section } from './section';

type OwnIssue = Response<typeof listOwnIssues>['issues'][number];

/** The issues this person has raised, with our answers; the way to reach us while there are none. It comes with the page, without a script. */
export function IssuesSection({ issues }: { issues: readonly OwnIssue[] }) {
  if (issues.length === 0)
    return (
      <Section id="issues" title={t('Your issues')}>
        <Hint>
          <NextStep href={`${languageNow() === 'hi' ? '/hi' : ''}/contact`} label={t('How to reach us')}>
            {t('You have not raised an issue.')}
          </NextStep>
        </Hint>
      </Section>
    );
  return (
    <Section id="issues" title={t('Your issues')}>
      <ul className="mt-2 divide-y-[1.5px] divide-line">
        {issues.map((issue) => (
          <IssueLine key={issue.number} issue={issue} />
        ))}
      </ul>
    </Section>
  );
}

function IssueLine({ issue: { number, state, at, detail, answers } }: { issue: OwnIssue }) {
  return (
    <li className="py-2.5 text-[0.9375rem] leading-6">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{number}</b> <span className="text-muted">{t(ISSUE_STATE_TEXT[state])}</span>
      </p>
      <p className="text-muted text-sm leading-5">{indiaDateTime(new Date(at))}</p>
      <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-wrap break-words">
        {detail}
      </p>
      {answers.map((answer) => (
        <p
          key={answer.at}
          dir="auto"
          className="mt-2 whitespace-pre-wrap break-words border-teal border-l-4 pl-3"
        >
          <span className="sr-only">{t('Our answer:')} </span>
          {answer.text}
        </p>
      ))}
    </li>
  );
}
