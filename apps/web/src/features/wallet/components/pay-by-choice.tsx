import { useId } from 'react';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import type { Wallets } from '../api/get-wallets.ts';
import type { PayBy } from '../model/credits-choice.ts';
import { walletIn } from '../model/wallet-in.ts';

type PayByChoiceProps = { readonly wallets: Wallets; readonly value: PayBy; readonly onChange: (value: PayBy) => void };

const names = { NGN: 'Naira wallet', USD: 'Dollar wallet' } as const;

export function PayByChoice({ wallets, value, onChange }: PayByChoiceProps) {
  const name = useId();
  // A wallet that was never used has nothing to pay with; the home wallet is always offered.
  const offered = (['NGN', 'USD'] as const).filter(
    (currency) => currency === wallets.homeCurrency || walletIn(wallets, currency).balance > 0,
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Paid from</legend>
      {offered.map((currency) => (
        <ChoiceCard
          key={currency}
          name={name}
          value={currency}
          checked={value === currency}
          onChange={() => onChange(currency)}
          title={names[currency]}
          text={`${formatMoney(minorOf(walletIn(wallets, currency).balance), currency)} to spend`}
        />
      ))}
      <ChoiceCard
        name={name}
        value="card"
        checked={value === 'card'}
        onChange={() => onChange('card')}
        title="Card"
        text="In naira, on Paystack’s page"
      />
      <ChoiceCard
        name={name}
        value="transfer"
        checked={value === 'transfer'}
        onChange={() => onChange('transfer')}
        title="Bank transfer"
        text="In naira, from your bank app"
      />
    </fieldset>
  );
}
