import { useQueryClient } from '@tanstack/react-query';
import { toMajor, toMinor } from '@waybill/contract/money';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { sharesOf } from '@waybill/contract/wallet/shares';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { decideDispute } from '../../api/decide-dispute.ts';
import { getDisputeQuery } from '../../api/get-dispute.ts';
import { lookIntoClaim } from '../../api/look-into-claim.ts';
import { endWords } from '../../model/dispute-words.ts';
import { splitComplaint } from '../../model/split.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';
import { GoodsPart, useGoodsPart } from './goods-part.tsx';
import { Sum } from './sum.tsx';

type SettleProps = { readonly dispute: DisputeView; readonly onClose: () => void };

const whyHint = 'Both sides read it. Say what you saw, and be kind.';

export function RefundSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  const goods = useGoodsPart(dispute, 'refund');
  return (
    <DecisionSheet
      name={`refund.${dispute.orderId}`}
      of={{ kind: 'dispute', id: dispute.orderId }}
      title="Refund the sender?"
      text="Everything the sender paid goes back, our charge with it. The order is cancelled. There is no way back."
      confirmLabel="Refund the sender"
      whyHint={whyHint}
      done="The sender has the money back"
      missing={goods.complaint}
      onDecide={async (because) => {
        await decideDispute(dispute.orderId, { decision: 'refund', ...goods.asked, because });
        goods.typed.forget();
      }}
      onOvertaken={onOvertaken}
      onClose={onClose}
    >
      {(error) => <Preview dispute={dispute} part={0} goods={goods} error={error} />}
    </DecisionSheet>
  );
}

export function ReleaseSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  const goods = useGoodsPart(dispute, 'release');
  return (
    <DecisionSheet
      name={`release.${dispute.orderId}`}
      of={{ kind: 'dispute', id: dispute.orderId }}
      title="Release the fee to the carrier?"
      text="The carrier did what was agreed and gets the whole fee, less our commission. There is no way back."
      confirmLabel="Release the fee"
      whyHint={whyHint}
      done="The carrier has the fee"
      missing={goods.complaint}
      onDecide={async (because) => {
        await decideDispute(dispute.orderId, { decision: 'release', ...goods.asked, because });
        goods.typed.forget();
      }}
      onOvertaken={onOvertaken}
      onClose={onClose}
    >
      {(error) => <Preview dispute={dispute} part={dispute.fee} goods={goods} error={error} />}
    </DecisionSheet>
  );
}

export function SplitSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  const goods = useGoodsPart(dispute, 'split');
  const typed = useOpsDraft(`split-amount.${dispute.orderId}`);
  const part = typedAmount(typed.text);
  const feeComplaint = splitComplaint(part, dispute.fee);
  const complaint = feeComplaint ?? goods.complaint;
  return (
    <DecisionSheet
      name={`split.${dispute.orderId}`}
      of={{ kind: 'dispute', id: dispute.orderId }}
      title="Split the fee"
      text="Both did a part of what was agreed. What the carrier does not get goes back to the sender. There is no way back."
      confirmLabel="Split the fee"
      whyHint={whyHint}
      missing={complaint}
      done="The fee is split"
      onDecide={async (because) => {
        if (typeof part !== 'number') return;
        await decideDispute(dispute.orderId, { decision: 'split', carrierGets: part, ...goods.asked, because });
        typed.forget();
        goods.typed.forget();
      }}
      onOvertaken={onOvertaken}
      onClose={onClose}
    >
      {(error) => (
        <>
          <AmountField
            label="The carrier’s part"
            currency={dispute.currency}
            hint="Of the fee, before our commission."
            error={error === feeComplaint ? error : undefined}
            value={typed.text}
            onChange={(event) => typed.write(event.target.value)}
          />
          {typeof part === 'number' && feeComplaint === undefined ? (
            <Preview dispute={dispute} part={part} goods={goods} error={error} />
          ) : null}
        </>
      )}
    </DecisionSheet>
  );
}

export function LookedIntoSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  return (
    <DecisionSheet
      name={`looked-into.${dispute.orderId}`}
      of={{ kind: 'dispute', id: dispute.orderId }}
      title="Looked into?"
      text="The claim leaves the open list. Nothing moves, and neither side is told. If they send another one, it comes back."
      confirmLabel="Looked into"
      done="It is off the list"
      onDecide={(because) => lookIntoClaim(dispute.orderId, because)}
      onOvertaken={onOvertaken}
      onClose={onClose}
    />
  );
}

type PreviewProps = {
  readonly dispute: DisputeView;
  /** The carrier’s, of the fee. */
  readonly part: number;
  readonly goods: ReturnType<typeof useGoodsPart>;
  readonly error: string | undefined;
};

/** The shares as the ledger would post them, computed by the same rule. */
function Preview({ dispute, part, goods, error }: PreviewProps) {
  const held = { feeMinor: toMinor(dispute.fee), chargeMinor: toMinor(dispute.charge) };
  const shares = sharesOf(held, toMinor(part));
  return (
    <>
      <Sum
        dispute={dispute}
        sums={{
          carrierGets: toMajor(shares.carrierGets),
          senderGets: toMajor(shares.senderGets),
          commission: toMajor(shares.commission),
          charge: toMajor(shares.charge),
        }}
      />
      <GoodsPart dispute={dispute} goods={goods} carrierPart={part} error={error} />
      {dispute.isChargeByCredit ? (
        <p className="text-13 text-ink-soft">
          {part === 0 ? 'The credit that paid the charge goes back, too.' : 'A credit has paid the charge for sending.'}
        </p>
      ) : null}
    </>
  );
}

function useOvertaken(dispute: DisputeView): () => Promise<string> {
  const queries = useQueryClient();
  return async () => {
    const now = await queries.fetchQuery({ ...getDisputeQuery(dispute.orderId), staleTime: 0 });
    return endWords(now);
  };
}
