import type { Currency } from '@waybill/contract/money';
import { creditsInWords } from '@waybill/contract/wallet/credit-bundles';
import { useId } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { bundlesIn } from '../model/bundles.ts';

type BundleChoiceProps = {
  readonly currency: Currency;
  readonly value: number;
  readonly onChange: (credits: number) => void;
};

export function BundleChoice({ currency, value, onChange }: BundleChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">How many?</legend>
      {bundlesIn(currency).map(({ credits, priceMinor, savedMinor, percentOff }) => (
        <ChoiceCard
          key={credits}
          name={name}
          value={credits}
          checked={credits === value}
          onChange={() => onChange(credits)}
          title={creditsInWords(credits)}
          text={savedMinor > 0 ? `Save ${formatMoney(savedMinor, currency)} (${percentOff}%)` : undefined}
          trailing={<Amount minor={priceMinor} currency={currency} className="text-17" />}
        />
      ))}
    </fieldset>
  );
}
