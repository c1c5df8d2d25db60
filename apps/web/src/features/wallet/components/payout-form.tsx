import type { Currency } from '@waybill/contract/money';
import type { PayoutAccountView } from '@waybill/contract/wallet/list-payout-accounts';
import { useEffect } from 'react';
import { AmountField } from '../../../forms/amount-field.tsx';
import type { FieldMessage } from '../../../forms/place-failure.ts';
import { amountText } from '../../../forms/typed-amount.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Bank } from '../api/list-of-banks.ts';
import {
  bankNameOf,
  everything,
  isAccountTyped,
  type PayoutFields,
  type PayoutPlan,
  type PayoutRoom,
  payoutDrafts,
  payoutSchema,
  payoutWire,
  savedAccountOf,
} from '../model/payout-form.ts';
import { BankAccountFields } from './bank-account-fields.tsx';
import { SavedAccounts } from './saved-accounts.tsx';

type PayoutFormProps = {
  readonly currency: Currency;
  readonly room: PayoutRoom;
  readonly banks: readonly Bank[];
  /** The server’s messages about fields of this step, received at the next one. */
  readonly messages: readonly FieldMessage[];
  readonly saved: readonly PayoutAccountView[];
  readonly onPlanned: (plan: PayoutPlan, fields: PayoutFields) => void | Promise<void>;
};

/** Where the money goes, and how much. */
export function PayoutForm({ currency, room, banks, saved, messages, onPlanned }: PayoutFormProps) {
  const draft = payoutDrafts[currency];
  const form = useSchemaForm({
    schema: payoutSchema(currency, room),
    initial: draft.empty,
    toWire: payoutWire(currency, banks),
  });
  useDraft(form, draft);
  const { showMessages } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when one is sent back here
  useEffect(() => {
    if (messages.length > 0) showMessages(messages);
  }, [messages]);
  const money = (major: number) => formatMoney(minorOf(major), currency);
  const most = everything(room);
  const chosen = savedAccountOf(form.fields, banks, saved);

  return (
    <form {...form.form({ onValid: (plan) => onPlanned(plan, form.fields) })} className="grid gap-4">
      {currency === 'NGN' && saved.length > 0 ? (
        <SavedAccounts
          accounts={saved}
          banks={banks}
          chosen={chosen}
          onChoose={(account) =>
            form.set({ bank: bankNameOf(account?.bankCode, banks), accountNumber: account?.accountNumber ?? '' })
          }
        />
      ) : null}
      {currency === 'NGN' ? (
        <>
          <BankAccountFields banks={banks} bank={form.field('bank')} accountNumber={form.field('accountNumber')} />
          {chosen || !isAccountTyped(form.fields, banks) ? null : (
            <CheckField
              label="Save this account for next time"
              checked={form.fields.save === 'yes'}
              onChange={({ target }) => form.set({ save: target.checked ? 'yes' : '' })}
            />
          )}
        </>
      ) : (
        <TextField
          label="Email of the PayPal account"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('paypalEmail')}
        />
      )}
      <AmountField
        currency={currency}
        {...form.field('amount')}
        hint={`You have ${money(room.balance)}, and can withdraw ${money(room.leftToday)} more today.`}
        trailing={
          <Button
            variant="quiet"
            disabled={most <= 0}
            onClick={() => form.set({ amount: amountText(most) })}
            className="min-h-11 text-15"
          >
            Everything
          </Button>
        }
      />
      <Button type="submit" full busy={form.busy}>
        Continue
      </Button>
    </form>
  );
}
