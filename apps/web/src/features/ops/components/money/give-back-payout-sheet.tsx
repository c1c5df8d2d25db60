import type { PayoutView } from '@waybill/contract/ops/list-payouts';
import { useState } from 'react';
import { CheckField } from '../../../../ui/check-field.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { giveBackPayout } from '../../api/give-back-payout.ts';
import { MoneyDecisionSheet } from '../second-person/money-decision-sheet.tsx';

/** Gives a payout that cannot be sent back to the balance it came from. */
export function GiveBackPayoutSheet({ payout, onClose }: { readonly payout: PayoutView; readonly onClose: () => void }) {
  const { reference, person, provider } = payout;
  const [hasLooked, setLooked] = useState(false);
  const money = formatMoney(minorOf(payout.amount), payout.currency);
  const isPaypal = provider === 'paypal';
  return (
    <MoneyDecisionSheet
      name={`payout-back.${reference}`}
      of={{ kind: 'payout', id: reference }}
      title={`Give back ${money}?`}
      text={
        <>
          <p>
            {person.fullName} gets {money} back into the balance it came from, and reads that it could not be delivered. Nothing
            is sent any more.
          </p>
          <p className="mt-2">
            {isPaypal
              ? 'PayPal cannot be asked by us any more: look there first whether a payment with this reference went out.'
              : 'Paystack is asked first. If it knows this payout, nothing happens here.'}
          </p>
        </>
      }
      confirmLabel="Give it back"
      tone="danger"
      missing={isPaypal && !hasLooked ? 'Please look at PayPal first' : undefined}
      done={`${money} are back with ${person.fullName}`}
      decision={{ kind: 'payout', reference, hasLooked }}
      onDecide={(because) => giveBackPayout(reference, hasLooked, because)}
      onClose={onClose}
    >
      {(error) =>
        isPaypal ? (
          <CheckField
            label={`I looked at PayPal: there is no payment ${reference}`}
            checked={hasLooked}
            error={error}
            onChange={(event) => setLooked(event.target.checked)}
          />
        ) : null
      }
    </MoneyDecisionSheet>
  );
}
