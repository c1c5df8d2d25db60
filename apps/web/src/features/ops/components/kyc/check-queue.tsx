import { documentTypes } from '@waybill/contract/kyc/documents';
import type { CheckSummaryView } from '@waybill/contract/ops/list-checks';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { type CheckState, checkStates, listChecksQuery } from '../../api/list-checks.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import type { Choosable } from '../bulk/use-chosen.ts';
import { CaseMark } from '../cases/case-mark.tsx';
import { PersonLine } from '../person-line.tsx';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';

const words = { pending: 'Waiting', decided: 'Decided' } as const satisfies Record<CheckState, string>;

const empty = {
  pending: {
    drawing: 'shield',
    title: 'Nobody is waiting',
    text: 'Every paper that was handed in has its answer. Time for a tea.',
  },
  decided: { drawing: 'shelf', title: 'Nothing decided yet', text: 'What is accepted or refused is kept here.' },
} as const;

const acts = ['claim', 'release', 'assign'] as const;

function caseOf({ id, person, state }: CheckSummaryView): Choosable | null {
  return state === 'pending' ? { kind: 'check', id, label: person.fullName } : null;
}

/** The identity checks that wait for staff, the longest waiting first. */
export function CheckQueue() {
  const [state, setState] = useStateInQuery(checkStates);
  return (
    <>
      <StateTabs label="Which checks" words={words} states={checkStates} value={state} onChange={setState} />
      <QueueList
        list={listChecksQuery(state)}
        label="Identity checks"
        keyOf={({ id }) => id}
        row={(check) => <CheckRow check={check} />}
        bulk={{ acts, caseOf }}
        empty={empty[state]}
      />
    </>
  );
}

export const checkStamps = {
  pending: { word: 'Waiting', tone: 'marigold' },
  accepted: { word: 'Accepted', tone: 'palm' },
  refused: { word: 'Refused', tone: 'clay' },
} as const;

function CheckRow({ check }: { readonly check: CheckSummaryView }) {
  const { word, tone } = checkStamps[check.state];
  return (
    <QueueRow
      to={opsHref(opsPaths.check, { id: check.id })}
      hiddenLabel="Papers of"
      end={check.state === 'pending' ? <When at={check.submittedAt} /> : <Stamp tone={tone}>{word}</Stamp>}
    >
      <PersonLine person={check.person} />
      <span className="text-15 text-ink-soft">
        {check.provider === 'dojah' ? 'Checked by Dojah' : documentWords(check)}
        {check.attempt > 1 ? ` · try ${check.attempt}` : ''}
      </span>
      <CaseMark of={{ kind: 'check', id: check.id }} since={check.state === 'pending' ? check.submittedAt : null} />
    </QueueRow>
  );
}

export function documentWords({ subject, documentType }: Pick<CheckSummaryView, 'subject' | 'documentType'>): string {
  if (subject === 'business') return 'Documents of a business';
  return documentType === null ? 'Papers' : documentTypes[documentType];
}
