import { kindsFor } from '@waybill/contract/ops/case-calls';
import { caseKinds } from '@waybill/contract/ops/case-kinds';
import type { WaitingCaseView } from '@waybill/contract/ops/case-view';
import type { HeldBy } from '@waybill/contract/ops/list-open-cases';
import { useState } from 'react';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { When } from '../../../../ui/when.tsx';
import { listOpenCasesQuery } from '../../api/list-open-cases.ts';
import { caseHref, caseKindWords, caseTitle } from '../../model/case-words.ts';
import { type Choosable, keyOfCase } from '../bulk/use-chosen.ts';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { DecidedLately } from '../undo/decided-lately.tsx';
import { ViewBar } from '../views/view-bar.tsx';
import { CaseMark } from './case-mark.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { MentionList } from './mention-list.tsx';

const held = ['me', 'nobody', 'anybody'] as const satisfies readonly HeldBy[];
const words = { me: 'Mine', nobody: 'Nobody’s', anybody: 'Everything' } as const satisfies Record<HeldBy, string>;
const kinds = ['all', ...caseKinds] as const;

const empty = {
  me: {
    drawing: 'shelf',
    title: 'You have taken nothing on',
    text: 'What you take on, or are given, is here. Look at what nobody has yet.',
  },
  nobody: { drawing: 'handshake', title: 'Somebody is at everything', text: 'Nothing waits that nobody has taken on.' },
  anybody: { drawing: 'handshake', title: 'Nothing waits', text: 'Every queue that is for you is empty.' },
} as const;

const acts = ['claim', 'release', 'assign'] as const;

function caseOf(waiting: WaitingCaseView): Choosable {
  const { kind, id, person } = waiting;
  const title = `${caseKindWords[kind]}: ${caseTitle(waiting)}`;
  return { kind, id, label: person ? `${title}, ${person.fullName}` : title };
}

/** All queues in one, for whoever looks: money and safety first, and of each what is due first. */
export function WorkList() {
  const { staffRole } = useUser();
  const [state, setState] = useStateInQuery(held, 'held');
  const [kind, setKind] = useStateInQuery(kinds, 'kind');
  const own = staffRole ? kindsFor(staffRole) : [];
  const [handsOver, setHandsOver] = useState(false);
  return (
    <>
      <MentionList />
      <ViewBar list="work" />
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <StateTabs label="Whose cases" words={words} states={held} value={state} onChange={setState} />
        <SelectField
          label="Kind"
          value={kind}
          className="mb-5 w-full max-w-60"
          onChange={(event) => setKind(kinds.find((known) => known === event.target.value) ?? 'all')}
        >
          <option value="all">All kinds</option>
          {own.map((known) => (
            <option key={known} value={known}>
              {caseKindWords[known]}
            </option>
          ))}
        </SelectField>
      </div>
      <QueueList
        list={listOpenCasesQuery(state, kind === 'all' ? undefined : kind)}
        label="Cases"
        keyOf={keyOfCase}
        row={(waiting) => <WorkRow waiting={waiting} />}
        bulk={{ acts, caseOf }}
        empty={empty[state]}
      />
      {state === 'me' ? (
        <Button variant="secondary" className="mt-5" onClick={() => setHandsOver(true)}>
          Hand over …
        </Button>
      ) : null}
      <DecidedLately />
      {handsOver ? <HandOverSheet onClose={() => setHandsOver(false)} /> : null}
    </>
  );
}

function WorkRow({ waiting }: { readonly waiting: WaitingCaseView }) {
  const { kind, id, person, since, asked } = waiting;
  return (
    <QueueRow
      to={caseHref(kind, id)}
      end={
        <>
          <span className="block text-ink">{caseKindWords[kind]}</span>
          <When at={since} />
        </>
      }
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{caseTitle(waiting)}</span>
        {person ? (
          <span className="block truncate text-15 text-ink-soft">
            {person.fullName} @{person.username}
          </span>
        ) : null}
      </span>
      <CaseMark of={{ kind, id }} since={since} asked={asked} />
    </QueueRow>
  );
}
