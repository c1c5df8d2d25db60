import type { Currency } from '@waybill/contract/money';
import { Amount } from '../../../ui/amount.tsx';
import { minorOf } from '../../../ui/minor-of.ts';

type SumLine = { readonly who: string; readonly major: number };

type SumLinesProps = {
  readonly currency: Currency;
  readonly lines: readonly SumLine[];
  readonly total: SumLine;
  readonly label?: string;
};

/** Who gets what of a sum that a decision divides. */
export function SumLines({ currency, lines, total, label = 'Who gets what' }: SumLinesProps) {
  return (
    <dl aria-live="polite" aria-label={label} className="rounded-field border border-line px-4 py-2">
      {lines.map(({ who, major }) => (
        <div key={who} className="flex justify-between gap-4 py-1.5">
          <dt className="min-w-0 truncate text-ink-soft">{who}</dt>
          <dd>
            <Amount minor={minorOf(major)} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-dashed border-line py-1.5 font-semibold">
        <dt>{total.who}</dt>
        <dd>
          <Amount minor={minorOf(total.major)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
