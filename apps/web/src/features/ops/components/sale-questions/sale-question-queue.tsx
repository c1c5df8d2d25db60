import type { SaleQuestionSummaryView } from '@waybill/contract/ops/list-sale-questions';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { type DisputeState, disputeStates } from '../../api/list-disputes.ts';
import { listSaleQuestionsQuery } from '../../api/list-sale-questions.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { CaseMark } from '../cases/case-mark.tsx';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';

const words = { open: 'Open', decided: 'Decided' } as const satisfies Record<DisputeState, string>;

const empty = {
  open: { drawing: 'handshake', title: 'Everybody got what they bought', text: 'No buyer waits for us to look at a sale.' },
  decided: { drawing: 'shelf', title: 'Nothing decided yet', text: 'Sales that we have decided about are kept here.' },
} as const;

/** Sales whose buyers say that it is not what was sold. */
export function SaleQuestionQueue() {
  const [state, setState] = useStateInQuery(disputeStates);
  return (
    <>
      <StateTabs label="Which sales" words={words} states={disputeStates} value={state} onChange={setState} />
      <QueueList
        list={listSaleQuestionsQuery(state)}
        label="Sales in question"
        keyOf={({ saleId }) => saleId}
        row={(question) => <SaleQuestionRow question={question} />}
        empty={empty[state]}
      />
    </>
  );
}

function SaleQuestionRow({ question }: { readonly question: SaleQuestionSummaryView }) {
  const { saleId, title, seller, buyerName, price, currency, since, decidedAt } = question;
  return (
    <QueueRow
      to={opsHref(opsPaths.saleQuestion, { id: saleId })}
      end={
        <>
          <Amount minor={minorOf(price)} currency={currency} className="block text-15 text-ink" />
          <When at={decidedAt ?? since} />
        </>
      }
    >
      <span className="block min-w-0 truncate font-medium">{title}</span>
      <span className="text-15 text-ink-soft">
        {buyerName} bought it from {seller.fullName}
      </span>
      <CaseMark of={{ kind: 'sale-question', id: saleId }} since={decidedAt === null ? since : null} />
    </QueueRow>
  );
}
