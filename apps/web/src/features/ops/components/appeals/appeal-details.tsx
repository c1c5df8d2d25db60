import { useQuery } from '@tanstack/react-query';
import { measureReasonWords } from '@waybill/contract/measures/measure-view';
import type { AppealDetailsView } from '@waybill/contract/ops/get-appeal';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { getAppealQuery } from '../../api/get-appeal.ts';
import { outcomeTitles } from '../../model/appeal-words.ts';
import { measureReasonTitles, measureWords, stateOf } from '../../model/measure-words.ts';
import { CaseBar } from '../cases/case-bar.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel } from '../related/related-panel.tsx';
import { LetStandSheet, TakeBackSheet } from './appeal-sheets.tsx';

const sheets = { stand: LetStandSheet, takeBack: TakeBackSheet };

/** What was set, why and in which words; what the person says against it; and the answer. */
export function AppealDetails({ appealId }: { readonly appealId: string }) {
  const query = useQuery(getAppealQuery(appealId));
  const appeal = query.data;
  const [deciding, setDeciding] = useState<keyof typeof sheets | null>(null);
  if (!appeal) return <Loading query={query} failed="We could not load the appeal" />;
  const Deciding = deciding && sheets[deciding];
  return (
    <>
      <CaseBar of={{ kind: 'appeal', id: appealId }} since={appeal.decidedAt === null ? appeal.since : null} />
      <div className="ops-two">
        <Card className="grid gap-6">
          <section aria-labelledby="says-heading">
            <h2 id="says-heading" className="text-21">
              What {appeal.person.fullName} says
            </h2>
            {appeal.says === '' ? (
              <p className="mt-2 text-ink-soft">Their words went with them when they left.</p>
            ) : (
              <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">“{appeal.says}”</p>
            )}
          </section>
          <WhatWasSet appeal={appeal} />
        </Card>
        <Card className="ops-side grid gap-4">
          <PersonLine person={appeal.person} isLink />
          <AppealFacts appeal={appeal} />
          <Answer appeal={appeal} onDecide={setDeciding} />
        </Card>
        {Deciding ? <Deciding appeal={appeal} onClose={() => setDeciding(null)} /> : null}
      </div>
      <RelatedPanel people={[appeal.person.id]} of={{ kind: 'appeal', id: appealId }} className="mt-5" />
    </>
  );
}

type AppealProps = { readonly appeal: AppealDetailsView };

function WhatWasSet({ appeal: { measure, because } }: AppealProps) {
  return (
    <section aria-labelledby="set-heading">
      <h2 id="set-heading" className="text-17">
        What we decided
      </h2>
      <p className="mt-2 font-medium">
        {measureWords[measure.kind]}: {measureReasonTitles[measure.reason]}
      </p>
      <p className="mt-2 text-ink-soft">They were told:</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        “{[measureReasonWords[measure.reason], measure.toldAs].filter((words) => words !== '').join(' ')}”
      </p>
      <p className="mt-2 text-ink-soft">Our reason, for us:</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        {because === null ? 'Nothing was written down.' : `“${because}”`}
      </p>
    </section>
  );
}

function AppealFacts({ appeal: { measure, since, decidedAt } }: AppealProps) {
  const state = stateOf(measure, new Date());
  return (
    <Facts
      facts={[
        { caption: 'Set', value: <When at={measure.setAt} /> },
        { caption: 'By', value: measure.setBy === null ? 'the command line' : `@${measure.setBy}` },
        ...(state === '' ? [] : [{ caption: 'Now', value: state }]),
        { caption: 'Appealed', value: <When at={since} /> },
        ...(decidedAt ? [{ caption: 'Answered', value: <When at={decidedAt} /> }] : []),
      ]}
    />
  );
}

type AnswerProps = AppealProps & { readonly onDecide: (what: keyof typeof sheets) => void };

/** The answer, or the way to give one; and to whoever set it, why it is not theirs to give. */
function Answer({ appeal: { decision, isOwn }, onDecide }: AnswerProps) {
  if (decision)
    return (
      <Notice tone="info" title={`${outcomeTitles[decision.outcome]}${decision.by === null ? '' : `, by @${decision.by}`}`}>
        {decision.toldAs === '' ? null : <p>They read: “{decision.toldAs}”</p>}
        {decision.because === '' ? null : <p>For us: “{decision.because}”</p>}
      </Notice>
    );
  if (isOwn)
    return (
      <Notice tone="attention" title="You set this yourself">
        Somebody else of us looks at it again. You can give it to a colleague above.
      </Notice>
    );
  return (
    <div className="grid gap-3">
      <Button full onClick={() => onDecide('takeBack')}>
        Take it back
      </Button>
      <Button full variant="secondary" onClick={() => onDecide('stand')}>
        Let it stand
      </Button>
    </div>
  );
}
