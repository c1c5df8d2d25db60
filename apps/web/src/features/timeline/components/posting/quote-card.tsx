import { Amount } from '../../../../ui/amount.tsx';
import { Card } from '../../../../ui/card.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { rangeInWords } from '../../../wallet/index.ts';
import type { Quote } from '../../api/get-quote.ts';
import { usualCharge } from '../../model/posting/batch-price.ts';

/** A range of prices, what it is made of, and what stands beside it. */
export function QuoteCard({ quote, title }: { readonly quote: Quote; readonly title: string }) {
  const { low, high, currency, reasons, notes } = quote;
  return (
    <Card className="grid gap-3 p-4">
      <div>
        <h3 className="caption">{title}</h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-21">
          <Amount minor={minorOf(low)} currency={currency} />
          <span className="text-15 text-ink-soft">to</span>
          <Amount minor={minorOf(high)} currency={currency} />
        </p>
      </div>
      <Perforation />
      <ul className="grid gap-2 text-15">
        {reasons.map(({ title: reason, detail, amount }) => (
          <li key={reason} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <span className="block font-medium">{reason}</span>
              <span className="block text-13 text-ink-soft">{detail}</span>
            </span>
            <Amount minor={minorOf(amount)} currency={currency} tone="soft" />
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">
        {rangeInWords({ low, high }, { side: 'sender', currency, charge: usualCharge(currency) })}. A credit pays the charge, too.
      </p>
      {notes.map((note) => (
        <p key={note} className="text-13 text-ink-soft">
          {note}
        </p>
      ))}
    </Card>
  );
}
