import { toMinor } from '@waybill/contract/money';
import type { DisputeSummaryView } from '@waybill/contract/ops/list-disputes';
import { Amount } from '../../../../ui/amount.tsx';
import { When } from '../../../../ui/when.tsx';
import { type DisputeState, disputeStates, listDisputesQuery } from '../../api/list-disputes.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import type { Choosable } from '../bulk/use-chosen.ts';
import { CaseMark } from '../cases/case-mark.tsx';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';

const words = { open: 'Open', decided: 'Decided' } as const satisfies Record<DisputeState, string>;

const empty = {
  open: { drawing: 'handshake', title: 'Everybody agrees', text: 'No two people wait for us to decide between them.' },
  decided: { drawing: 'shelf', title: 'Nothing decided yet', text: 'Disputes that we have decided are kept here.' },
} as const;

const acts = ['claim', 'release', 'assign'] as const;

function caseOf({ orderId, title, decidedAt }: DisputeSummaryView): Choosable | null {
  return decidedAt === null ? { kind: 'dispute', id: orderId, label: title } : null;
}

/** Orders whose two sides disagree. */
export function DisputeQueue() {
  const [state, setState] = useStateInQuery(disputeStates);
  return (
    <>
      <StateTabs label="Which disputes" words={words} states={disputeStates} value={state} onChange={setState} />
      <QueueList
        list={listDisputesQuery(state)}
        label="Disputes"
        keyOf={({ orderId }) => orderId}
        row={(dispute) => <DisputeRow dispute={dispute} />}
        bulk={{ acts, caseOf }}
        empty={empty[state]}
      />
    </>
  );
}

function DisputeRow({ dispute }: { readonly dispute: DisputeSummaryView }) {
  const { orderId, trackingId, title, sender, carrier, fee, currency, since, decidedAt, kind, asked } = dispute;
  return (
    <QueueRow
      to={opsHref(opsPaths.dispute, { id: orderId })}
      end={
        <>
          <Amount minor={Number(toMinor(fee))} currency={currency} className="block text-15 text-ink" />
          <When at={decidedAt ?? since} />
        </>
      }
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{title}</span>
        <span className="block truncate font-mono text-13 text-ink-soft">{trackingId}</span>
      </span>
      <span className="text-15 text-ink-soft">
        {sender.fullName} and {carrier.fullName}
        {kind === 'late-claim' ? ' · a claim that came late' : ''}
      </span>
      <CaseMark of={{ kind: 'dispute', id: orderId }} since={decidedAt === null ? since : null} asked={asked} />
    </QueueRow>
  );
}
