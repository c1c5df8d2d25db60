import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { decideDispute } from '../../api/decide-dispute.ts';
import { lookIntoClaim } from '../../api/look-into-claim.ts';
import { splitComplaint } from '../../model/split.ts';
import { forDispute } from '../../model/written-for.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { MoneyDecisionSheet } from '../second-person/money-decision-sheet.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';
import { GoodsPart, useGoodsPart } from './goods-part.tsx';

type SettleProps = { readonly dispute: DisputeView; readonly onClose: () => void };

const whyHint = 'Both sides read it. Say what you saw, and be kind.';

export function RefundSheet({ dispute, onClose }: SettleProps) {
  const { orderId } = dispute;
  const goods = useGoodsPart(dispute, 'refund');
  const asked = { decision: 'refund', ...goods.asked } as const;
  return (
    <MoneyDecisionSheet
      name={`refund.${orderId}`}
      of={{ kind: 'dispute', id: orderId }}
      title="Refund the sender?"
      text="Everything the sender paid goes back, our charge with it. The order is cancelled. There is no way back."
      confirmLabel="Refund the sender"
      whyHint={whyHint}
      readBy={forDispute(dispute)}
      done="The sender has the money back"
      missing={goods.complaint}
      decision={goods.complaint === undefined ? { kind: 'dispute', orderId, ...asked } : undefined}
      onDecide={(because) => decideDispute(orderId, { ...asked, because })}
      onMade={goods.typed.forget}
      onClose={onClose}
    >
      {(error) => <GoodsPart dispute={dispute} goods={goods} carrierPart={0} error={error} />}
    </MoneyDecisionSheet>
  );
}

export function ReleaseSheet({ dispute, onClose }: SettleProps) {
  const { orderId, fee } = dispute;
  const goods = useGoodsPart(dispute, 'release');
  const asked = { decision: 'release', ...goods.asked } as const;
  return (
    <MoneyDecisionSheet
      name={`release.${orderId}`}
      of={{ kind: 'dispute', id: orderId }}
      title="Release the fee to the carrier?"
      text="The carrier did what was agreed and gets the whole fee, less our commission. There is no way back."
      confirmLabel="Release the fee"
      whyHint={whyHint}
      readBy={forDispute(dispute)}
      done="The carrier has the fee"
      missing={goods.complaint}
      decision={goods.complaint === undefined ? { kind: 'dispute', orderId, ...asked } : undefined}
      onDecide={(because) => decideDispute(orderId, { ...asked, because })}
      onMade={goods.typed.forget}
      onClose={onClose}
    >
      {(error) => <GoodsPart dispute={dispute} goods={goods} carrierPart={fee} error={error} />}
    </MoneyDecisionSheet>
  );
}

export function SplitSheet({ dispute, onClose }: SettleProps) {
  const { orderId } = dispute;
  const goods = useGoodsPart(dispute, 'split');
  const typed = useOpsDraft(`split-amount.${orderId}`);
  const part = typedAmount(typed.text);
  const feeComplaint = splitComplaint(part, dispute.fee);
  const complaint = feeComplaint ?? goods.complaint;
  const asked =
    typeof part === 'number' && complaint === undefined
      ? ({ decision: 'split', carrierGets: part, ...goods.asked } as const)
      : undefined;
  return (
    <MoneyDecisionSheet
      name={`split.${orderId}`}
      of={{ kind: 'dispute', id: orderId }}
      title="Split the fee"
      text="Both did a part of what was agreed. What the carrier does not get goes back to the sender. There is no way back."
      confirmLabel="Split the fee"
      whyHint={whyHint}
      readBy={forDispute(dispute)}
      missing={complaint}
      done="The fee is split"
      decision={asked && { kind: 'dispute', orderId, ...asked }}
      onDecide={async (because) => asked && decideDispute(orderId, { ...asked, because })}
      onMade={() => {
        typed.forget();
        goods.typed.forget();
      }}
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
            <GoodsPart dispute={dispute} goods={goods} carrierPart={part} error={error} />
          ) : null}
        </>
      )}
    </MoneyDecisionSheet>
  );
}

export function LookedIntoSheet({ dispute, onClose }: SettleProps) {
  return (
    <DecisionSheet
      name={`looked-into.${dispute.orderId}`}
      of={{ kind: 'dispute', id: dispute.orderId }}
      title="Looked into?"
      text="The claim leaves the open list. Nothing moves, and neither side is told. If they send another one, it comes back."
      confirmLabel="Looked into"
      done="It is off the list"
      onDecide={(because) => lookIntoClaim(dispute.orderId, because)}
      onClose={onClose}
    />
  );
}
