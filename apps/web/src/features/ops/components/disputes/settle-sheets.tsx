import { useQueryClient } from '@tanstack/react-query';
import { toMinor } from '@waybill/contract/money';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { decisionQuery } from '../../api/acts.ts';
import { disputeQuery, lookedInto, settle } from '../../api/disputes.ts';
import { whoDecidedIt } from '../../model/act-words.ts';
import { escrowWords } from '../../model/dispute-words.ts';
import { type Shares, sharesOf, splitComplaint } from '../../model/split.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type SettleProps = { readonly dispute: DisputeView; readonly onClose: () => void };

const whyHint = 'Both sides read it. Say what you saw, and be kind.';

export function RefundSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  return (
    <DecisionSheet
      name={`refund.${dispute.orderId}`}
      title="Refund the sender?"
      text="Everything the sender paid goes back, our charge with it. The order is cancelled. There is no way back."
      confirmLabel="Refund the sender"
      whyHint={whyHint}
      done="The sender has the money back"
      onDecide={(because) => settle(dispute.orderId, { decision: 'refund', because })}
      onOvertaken={onOvertaken}
      onClose={onClose}
    >
      <Sum dispute={dispute} shares={sharesOf(0, feeOf(dispute))} />
    </DecisionSheet>
  );
}

export function ReleaseSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  return (
    <DecisionSheet
      name={`release.${dispute.orderId}`}
      title="Release the fee to the carrier?"
      text="The carrier did what was agreed and gets the whole fee, less our commission. There is no way back."
      confirmLabel="Release the fee"
      whyHint={whyHint}
      done="The carrier has the fee"
      onDecide={(because) => settle(dispute.orderId, { decision: 'release', because })}
      onOvertaken={onOvertaken}
      onClose={onClose}
    >
      <Sum dispute={dispute} shares={sharesOf(feeOf(dispute).feeMinor, feeOf(dispute))} />
    </DecisionSheet>
  );
}

export function SplitSheet({ dispute, onClose }: SettleProps) {
  const onOvertaken = useOvertaken(dispute);
  const typed = useOpsDraft(`split-amount.${dispute.orderId}`);
  const part = typedAmount(typed.text);
  const complaint = splitComplaint(part, dispute.fee);
  return (
    <DecisionSheet
      name={`split.${dispute.orderId}`}
      title="Split the fee"
      text="Both did a part of what was agreed. What the carrier does not get goes back to the sender. There is no way back."
      confirmLabel="Split the fee"
      whyHint={whyHint}
      missing={complaint}
      done="The fee is split"
      onDecide={async (because) => {
        if (typeof part !== 'number') return;
        await settle(dispute.orderId, { decision: 'split', carrierGets: part, because });
        typed.forget();
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
            error={error}
            value={typed.text}
            onChange={(event) => typed.write(event.target.value)}
          />
          {typeof part === 'number' && complaint === undefined ? (
            <Sum dispute={dispute} shares={sharesOf(Number(toMinor(part)), feeOf(dispute))} />
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
      title="Looked into?"
      text="The claim leaves the open list. Nothing moves, and neither side is told. If they send another one, it comes back."
      confirmLabel="Looked into"
      done="It is off the list"
      onDecide={(because) => lookedInto(dispute.orderId, because)}
      onOvertaken={onOvertaken}
      onClose={onClose}
    />
  );
}

/** Who gets what, to the last kobo. */
function Sum({ dispute, shares }: { readonly dispute: DisputeView; readonly shares: Shares }) {
  const lines = [
    { who: dispute.carrier.fullName, minor: shares.carrierEarns },
    { who: dispute.sender.fullName, minor: shares.senderGets },
    { who: 'Our commission', minor: shares.commission },
  ];
  return (
    <dl aria-live="polite" aria-label="Who gets what" className="rounded-field border border-line px-4 py-2">
      {lines.map(({ who, minor }) => (
        <div key={who} className="flex justify-between gap-4 py-1.5">
          <dt className="min-w-0 truncate text-ink-soft">{who}</dt>
          <dd>
            <Amount minor={minor} currency={dispute.currency} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-dashed border-line py-1.5 font-semibold">
        <dt>The fee</dt>
        <dd>
          <Amount minor={feeOf(dispute).feeMinor} currency={dispute.currency} />
        </dd>
      </div>
    </dl>
  );
}

function feeOf({ fee, commission }: DisputeView) {
  return { feeMinor: Number(toMinor(fee)), commissionMinor: Number(toMinor(commission)) };
}

function useOvertaken(dispute: DisputeView): () => Promise<string> {
  const queries = useQueryClient();
  return async () => {
    const now = await queries.fetchQuery({ ...disputeQuery(dispute.orderId), staleTime: 0 });
    const act = await queries.fetchQuery({ ...decisionQuery(dispute), staleTime: 0 });
    return act ? `${whoDecidedIt(act)}. ${escrowWords(now.escrow)} “${act.because}”` : escrowWords(now.escrow);
  };
}
