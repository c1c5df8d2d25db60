import { useQuery } from '@tanstack/react-query';
import { toMinor } from '@waybill/contract/money';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { getDisputeQuery } from '../../api/get-dispute.ts';
import { escrowWords, whoEndedIt } from '../../model/dispute-words.ts';
import { CaseBar } from '../cases/case-bar.tsx';
import { EvidencePictures } from '../evidence-pictures.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel } from '../related/related-panel.tsx';
import { CaseProposal } from '../second-person/case-proposal.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { DisputeRecord } from './evidence.tsx';
import { GoodsSum } from './goods-sum.tsx';
import { LookedIntoSheet, RefundSheet, ReleaseSheet, SplitSheet } from './settle-sheets.tsx';
import { SideQuestions } from './side-questions.tsx';
import { Sum } from './sum.tsx';

const sheets = { refund: RefundSheet, release: ReleaseSheet, split: SplitSheet, 'looked-into': LookedIntoSheet };

/** The evidence of both sides, and the decisions that can be taken. */
export function DisputeDetails({ orderId }: { readonly orderId: string }) {
  const query = useQuery(getDisputeQuery(orderId));
  const dispute = query.data;
  const [deciding, setDeciding] = useState<keyof typeof sheets | null>(null);
  const outcome = useLostFocus<HTMLDivElement>(dispute?.kind);
  if (!dispute) return <Loading query={query} failed="We could not load the dispute" />;
  const Deciding = deciding && sheets[deciding];
  return (
    <>
      <CaseBar
        of={{ kind: 'dispute', id: orderId }}
        since={dispute.decidedAt === null ? dispute.since : null}
        asked={dispute.asked}
      />
      <div className="ops-two">
        <Card>
          <h2 className="text-21">{dispute.title}</h2>
          <p className="mt-1 font-mono text-13 text-ink-soft">{dispute.trackingId}</p>
          {dispute.description ? <p className="mt-3 whitespace-pre-line wrap-anywhere">{dispute.description}</p> : null}
          {dispute.images.length > 0 ? (
            <div className="mt-4 max-w-80">
              <EvidencePictures images={dispute.images} alt={`Picture of ${dispute.title}`} />
            </div>
          ) : null}
          <DisputeRecord dispute={dispute} />
        </Card>
        <Card className="ops-side grid gap-4">
          <DisputeFacts dispute={dispute} />
          {dispute.kind === 'dispute' ? <CaseProposal caseId={orderId} /> : null}
          <div ref={outcome} tabIndex={-1} className="grid gap-4">
            <Choices dispute={dispute} onChoose={setDeciding} />
          </div>
          {dispute.kind === 'dispute' ? <SideQuestions dispute={dispute} /> : null}
        </Card>
        {Deciding ? <Deciding dispute={dispute} onClose={() => setDeciding(null)} /> : null}
      </div>
      <RelatedPanel people={[dispute.sender.id, dispute.carrier.id]} of={{ kind: 'dispute', id: orderId }} className="mt-5" />
    </>
  );
}

type ChoicesProps = { readonly dispute: DisputeView; readonly onChoose: (decision: keyof typeof sheets) => void };

function Choices({ dispute, onChoose }: ChoicesProps) {
  if (dispute.kind === 'decided') return <Over dispute={dispute} />;
  if (dispute.kind === 'late-claim')
    return (
      <>
        <Notice tone="info" title="There is nothing in escrow to decide">
          {escrowWords(dispute.escrow)} A claim came when it was over: see whether somebody is owed a word or a correction.
        </Notice>
        <Button full onClick={() => onChoose('looked-into')}>
          Looked into
        </Button>
      </>
    );
  return (
    <div className="grid gap-3">
      <Button full onClick={() => onChoose('split')}>
        Split the fee
      </Button>
      <Button full variant="secondary" onClick={() => onChoose('release')}>
        Release it to the carrier
      </Button>
      <Button full variant="secondary" onClick={() => onChoose('refund')}>
        Refund the sender
      </Button>
    </div>
  );
}

/** The decision: by whom, when and why, and the shares. */
function Over({ dispute }: { readonly dispute: DisputeView }) {
  const { ended, outcome, escrow } = dispute;
  return (
    <>
      <Notice tone="info" title={whoEndedIt(dispute)}>
        {escrowWords(escrow)} {ended?.because ? `“${ended.because}”` : ''}
      </Notice>
      {outcome ? <Sum dispute={dispute} sums={outcome} /> : null}
      {outcome?.goods ? <GoodsSum dispute={dispute} shares={outcome.goods} /> : null}
    </>
  );
}

function DisputeFacts({ dispute }: { readonly dispute: DisputeView }) {
  const { currency, sender, carrier, fee, charge, goods, costOfItem, pickup, dropOff, since, decidedAt } = dispute;
  const money = (major: number) => <Amount minor={Number(toMinor(major))} currency={currency} />;
  return (
    <Facts
      facts={[
        { caption: 'Sender', value: <PersonLine person={sender} isLink size={28} /> },
        { caption: 'Carrier', value: <PersonLine person={carrier} isLink size={28} /> },
        { caption: 'Fee', value: money(fee) },
        ...(charge > 0 ? [{ caption: 'Charge for sending', value: money(charge) }] : []),
        ...(goods
          ? [
              {
                caption: goods.isPaid ? 'Price of the goods, in escrow' : 'Price of the goods, not paid',
                value: money(goods.price),
              },
            ]
          : []),
        { caption: 'What the sender says it is worth', value: money(costOfItem) },
        { caption: 'Way', value: `${pickup} to ${dropOff}` },
        { caption: 'Since', value: <When at={since} /> },
        ...(decidedAt ? [{ caption: 'Decided', value: <When at={decidedAt} /> }] : []),
      ]}
    />
  );
}
