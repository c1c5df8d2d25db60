import { amount, type Currency } from '@waybill/contract/money';
import { email } from '@waybill/contract/text';
import type { PayoutAccountView } from '@waybill/contract/wallet/list-payout-accounts';
import { accountNumber } from '@waybill/contract/wallet/resolve-account';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { typedAmount } from '../../../forms/typed-amount.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import type { Bank } from '../api/list-of-banks.ts';

export type PayoutFields = {
  readonly bank: string;
  readonly accountNumber: string;
  readonly paypalEmail: string;
  readonly amount: string;
  /** `yes` when the account is to be kept for next time. */
  readonly save: string;
};

export type PayoutRoom = { readonly balance: number; readonly leftToday: number };

/** A payout but for its PIN, which is asked for at the very end and kept nowhere. `bank` is its code. */
export type PayoutPlan =
  | { readonly bank: string; readonly accountNumber: string; readonly amount: number }
  | { readonly paypalEmail: string; readonly amount: number };

const empty: PayoutFields = { bank: '', accountNumber: '', paypalEmail: '', amount: '', save: '' };

export const payoutDrafts = { NGN: draftOf('payout.NGN', empty), USD: draftOf('payout.USD', empty) } as const;

export function payoutSchema(currency: Currency, { balance, leftToday }: PayoutRoom): z.core.$ZodType<PayoutPlan> {
  const money = (value: number) => formatMoney(minorOf(value), currency);
  const affordable = amount.check(
    z.refine((value) => value <= balance, `You have ${money(balance)} to spend`),
    z.refine((value) => value <= leftToday, `You can withdraw ${money(leftToday)} more today`),
  );
  if (currency === 'USD') return z.strictObject({ paypalEmail: email, amount: affordable });
  const bank = z.string('Please choose a bank from the list');
  return z.strictObject({ bank, accountNumber, amount: affordable });
}

/** The bank is typed by its name and sent by its code; a name nobody knows is none. */
export function payoutWire(currency: Currency, banks: readonly Bank[]) {
  return (fields: PayoutFields): unknown =>
    currency === 'USD'
      ? { paypalEmail: fields.paypalEmail, amount: typedAmount(fields.amount) }
      : {
          bank: bankCodeOf(fields.bank, banks),
          accountNumber: fields.accountNumber.replace(/\D/g, ''),
          amount: typedAmount(fields.amount),
        };
}

export function bankCodeOf(name: string, banks: readonly Bank[]): string {
  const wanted = name.trim().toLowerCase();
  return banks.find((bank) => bank.name.toLowerCase() === wanted)?.code ?? '';
}

/** Empty for a bank that is not in the list any more. */
export function bankNameOf(code: string | undefined, banks: readonly Bank[]): string {
  return banks.find((bank) => bank.code === code)?.name ?? '';
}

/** The saved account that the fields hold, if they hold one. */
export function savedAccountOf(
  { bank, accountNumber: typed }: Pick<PayoutFields, 'bank' | 'accountNumber'>,
  banks: readonly Bank[],
  saved: readonly PayoutAccountView[],
): PayoutAccountView | undefined {
  const code = bankCodeOf(bank, banks);
  const digits = typed.replace(/\D/g, '');
  return saved.find(({ bankCode, accountNumber: number }) => bankCode === code && number === digits);
}

/** Enough to know which account is meant. */
export function isAccountTyped(fields: Pick<PayoutFields, 'bank' | 'accountNumber'>, banks: readonly Bank[]): boolean {
  return bankCodeOf(fields.bank, banks) !== '' && fields.accountNumber.replace(/\D/g, '').length === 10;
}

/** Everything that can go out now: never more than today’s limit leaves. */
export function everything({ balance, leftToday }: PayoutRoom): number {
  return Math.min(balance, leftToday);
}
