import { isProblem } from '@waybill/client/failures';
import { amount, toMinor } from '@waybill/contract/money';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { NegotiationThreadView } from '@waybill/contract/orders/negotiation-view';
import { lines } from '@waybill/contract/text';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import * as z from 'zod/mini';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { commissionInWords } from '../../../wallet/index.ts';
import { countersLeftWords } from '../../model/fee-words.ts';
import { shortName } from '../../model/order-words.ts';
import type { NegotiationState } from '../../model/use-negotiation.ts';

type NameFeeFormProps = {
  readonly thread: NegotiationThreadView;
  readonly actions: NegotiationState;
  readonly onKyc: () => void;
  readonly onDone: () => void;
  readonly onBack?: (() => void) | undefined;
};

const schema = z.object({ amount, reason: z._default(lines(orderLimits.negotiationReason), '') });

/** An amount, and why. */
export function NameFeeForm({ thread, actions, onKyc, onDone, onBack }: NameFeeFormProps) {
  const form = useSchemaForm({
    schema,
    initial: { amount: '', reason: '' },
    toWire: (fields) => ({ ...fields, amount: typedAmount(fields.amount) }),
  });
  const typed = Number(typedAmount(form.fields.amount));
  const heading = useFocusHere<HTMLHeadingElement>();
  return (
    <form
      {...form.form({
        onValid: async (wire) => {
          await actions.offer(wire);
          onDone();
        },
        onFailure: (failure) => {
          const isKyc = isProblem(failure, 'kyc_required');
          const isAmount = isProblem(failure, 'amount_out_of_limits');
          if (isKyc) onKyc();
          if (isAmount) form.showMessages([{ name: 'amount', message: failure.message }]);
          return isKyc || isAmount;
        },
      })}
      className="grid gap-4"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-17 outline-none">
          Offer {thread.offers.length > 0 ? 'another' : 'a'} fee
        </h2>
        <p className="mt-0.5 text-13 text-ink-soft">
          {shortName(thread.otherParty)} has a day to answer. {countersLeftWords(thread.countersLeft)}
        </p>
      </div>
      <AmountField
        currency={thread.currency}
        label="Fee"
        hint={
          thread.role === 'carrier' && typed > 0
            ? `You earn ${formatMoney(Number(carrierLine(toMinor(typed)).earnsMinor), thread.currency)}. ${commissionInWords(typed, thread.currency)}.`
            : undefined
        }
        {...form.field('amount')}
      />
      <TextAreaField label="Why (optional)" rows={2} maxLength={orderLimits.negotiationReason} {...form.field('reason')} />
      <Button type="submit" full busy={form.busy}>
        Send this offer
      </Button>
      {onBack ? (
        <Button variant="quiet" full onClick={onBack}>
          Not now
        </Button>
      ) : null}
    </form>
  );
}
