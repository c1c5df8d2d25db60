import type { AppealSummaryView } from '@waybill/contract/ops/list-appeals';
import { When } from '../../../../ui/when.tsx';
import { listAppealsQuery } from '../../api/list-appeals.ts';
import { type DisputeState, disputeStates } from '../../api/list-disputes.ts';
import { againstWords, outcomeTitles } from '../../model/appeal-words.ts';
import { measureReasonTitles } from '../../model/measure-words.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { CaseMark } from '../cases/case-mark.tsx';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';

const words = { open: 'Open', decided: 'Answered' } as const satisfies Record<DisputeState, string>;

const empty = {
  open: { drawing: 'handshake', title: 'Nobody objects', text: 'What people say against a decision of ours comes here.' },
  decided: { drawing: 'shelf', title: 'Nothing answered yet', text: 'Appeals that we have answered are kept here.' },
} as const;

/** What people say against a warning, a take-down, a restriction or a suspension. */
export function AppealQueue() {
  const [state, setState] = useStateInQuery(disputeStates);
  return (
    <>
      <StateTabs label="Which appeals" words={words} states={disputeStates} value={state} onChange={setState} />
      <QueueList
        list={listAppealsQuery(state)}
        label="Appeals"
        keyOf={({ appealId }) => appealId}
        row={(appeal) => <AppealRow appeal={appeal} />}
        empty={empty[state]}
      />
    </>
  );
}

function AppealRow({ appeal }: { readonly appeal: AppealSummaryView }) {
  const { appealId, person, kind, reason, since, decidedAt, outcome, isOwn } = appeal;
  return (
    <QueueRow
      to={opsHref(opsPaths.appeal, { id: appealId })}
      end={
        <>
          {outcome ? <span className="block text-15 text-ink">{outcomeTitles[outcome]}</span> : null}
          <When at={decidedAt ?? since} />
        </>
      }
    >
      <span className="block min-w-0 truncate font-medium">
        {person.fullName}, against {againstWords[kind]}
      </span>
      <span className="text-15 text-ink-soft">
        {measureReasonTitles[reason]}
        {isOwn && decidedAt === null ? ' · set by you: for a colleague' : ''}
      </span>
      <CaseMark of={{ kind: 'appeal', id: appealId }} since={decidedAt === null ? since : null} />
    </QueueRow>
  );
}
