import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import { type ReactNode, useState } from 'react';
import { type FieldMessage, placeFailure } from '../../../forms/place-failure.ts';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { usePopupStep } from '../../../session/popup/use-popup-step.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Fact } from '../../../ui/facts.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { initiatePayout } from '../api/initiate-payout.ts';
import { listPayoutAccountsQuery } from '../api/list-payout-accounts.ts';
import { resolveAccountQuery } from '../api/resolve-account.ts';
import { type PayoutFields, type PayoutPlan, type PayoutRoom, payoutDrafts } from '../model/payout-form.ts';
import { PayoutForm } from './payout-form.tsx';
import { PinStep } from './pin-step.tsx';
import { TransactionSlip } from './transaction-slip.tsx';
import { WithBanks } from './with-banks.tsx';

type PayoutFlowProps = {
  readonly currency: Currency;
  readonly room: PayoutRoom;
  /** Another wallet to withdraw from; offered at the first step only, for it begins anew. */
  readonly choice?: ReactNode;
  readonly onForgotPin: () => void;
  readonly onKyc: () => void;
  readonly onClose: () => void;
};

type Reviewed = {
  readonly plan: PayoutPlan;
  readonly accountName?: string | undefined;
  readonly save: boolean;
  readonly facts: readonly Fact[];
};

/** Where to and how much; a last look and the PIN; how it stands. */
export function PayoutFlow({ currency, room, choice, onForgotPin, onKyc, onClose }: PayoutFlowProps) {
  const queries = useQueryClient();
  const wizard = usePopupStep(['fill', 'review'], 'fill');
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  // In memory only: after a reload it is filled in again, with the name of the account asked for anew.
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [sent, setSent] = useState<TransactionView>();
  const saved = useQuery({ ...listPayoutAccountsQuery, enabled: currency === 'NGN' });
  const sentSlip = useFocusOn<HTMLDivElement>(sent !== undefined);
  const keyName = `payout.${currency}`;

  async function review(plan: PayoutPlan, fields: PayoutFields) {
    // The name is shown before anything is confirmed; without one there is no review.
    const accountName = 'bank' in plan ? await queries.fetchQuery(resolveAccountQuery(plan.bank, plan.accountNumber)) : undefined;
    const save = fields.save === 'yes';
    setReviewed({ plan, accountName, save, facts: factsOf(currency, plan, fields, accountName) });
    setMessages([]);
    wizard.show('review');
  }

  async function send({ plan, accountName, save }: Reviewed, pin: string) {
    const key = requestKey(sessionStorage, keyName, [plan, accountName]);
    const transaction = await initiatePayout(bodyOf(plan, accountName, pin, save), key);
    forgetRequestKey(sessionStorage, keyName);
    payoutDrafts[currency].clear(sessionStorage);
    setSent(transaction);
    wizard.finish();
    await queries.invalidateQueries({ queryKey: ['wallet'] });
  }

  function refused(failure: unknown): boolean {
    const { fields } = placeFailure(failure, ['amount', 'accountNumber', 'paypalEmail', 'bankCode']);
    if (fields.length > 0) {
      // The name may have been that of another person by now: it is asked for anew.
      queries.removeQueries({ queryKey: ['bank-account'] });
      setMessages(fields.map((field) => (field.name === 'bankCode' ? { ...field, name: 'bank' } : field)));
      wizard.back('fill');
      return true;
    }
    if (isAbout(failure, 'kyc_required')) onKyc();
    return isAbout(failure, 'kyc_required');
  }

  if (sent)
    return (
      <div ref={sentSlip} tabIndex={-1} className="grid gap-4 outline-none">
        <TransactionSlip transaction={sent} hidden={false} landing>
          <Button full onClick={onClose}>
            Done
          </Button>
        </TransactionSlip>
      </div>
    );
  if (wizard.step === 'review' && reviewed)
    return (
      <PinStep
        title="Is everything right?"
        facts={reviewed.facts}
        note="It leaves your balance at once and usually arrives within minutes. If it cannot be delivered, it comes back in full."
        confirmLabel={`Send ${formatMoney(minorOf(reviewed.plan.amount), currency)}`}
        onConfirm={(pin) => send(reviewed, pin)}
        onFailure={refused}
        onBack={() => wizard.back('fill')}
        onForgot={onForgotPin}
      />
    );
  return (
    <WithBanks isNeeded={currency === 'NGN'}>
      {(banks) => (
        <>
          {choice}
          <PayoutForm
            currency={currency}
            room={room}
            banks={banks}
            saved={saved.data ?? []}
            messages={messages}
            onPlanned={review}
          />
        </>
      )}
    </WithBanks>
  );
}

function isAbout(failure: unknown, code: string): boolean {
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === code;
}

function factsOf(currency: Currency, plan: PayoutPlan, fields: PayoutFields, accountName: string | undefined): Fact[] {
  const amount = {
    caption: 'Amount',
    value: <Amount minor={minorOf(plan.amount)} currency={currency} className="text-21" />,
  };
  if ('paypalEmail' in plan) return [amount, { caption: 'To the PayPal account', value: plan.paypalEmail }];
  return [
    amount,
    { caption: 'To', value: <span className="font-semibold">{accountName}</span> },
    { caption: 'Account', value: <span className="tabular">{`${plan.accountNumber}, ${fields.bank}`}</span> },
  ];
}

function bodyOf(plan: PayoutPlan, accountName: string | undefined, pin: string, save: boolean) {
  if ('paypalEmail' in plan) return { currency: 'USD', ...plan, pin } as const;
  const { bank: bankCode, ...rest } = plan;
  return { currency: 'NGN', ...rest, bankCode, accountName, pin, ...(save ? { saveAccount: true } : {}) } as const;
}
