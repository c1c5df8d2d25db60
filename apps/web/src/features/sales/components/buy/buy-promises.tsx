import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { protections, remedies } from '../../model/buy/buy-words.ts';

/** What protects the buyer, and what happens if it is not right: said before anybody pays. */
export function BuyPromises({ view }: { readonly view: BuyView }) {
  return (
    <div className="grid gap-7">
      <Part title="What protects you" entries={protections(view)} rule="border-palm" />
      <Part title="What happens if it is not right" entries={remedies(view)} rule="border-marigold" />
    </div>
  );
}

type PartProps = {
  readonly title: string;
  readonly entries: readonly { readonly title: string; readonly text: string }[];
  readonly rule: string;
};

function Part({ title, entries, rule }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-21">
        {title}
      </h2>
      <dl className="grid gap-3.5">
        {entries.map((entry) => (
          <div key={entry.title} className={classNames('border-l-3 pl-3.5', rule)}>
            <dt className="font-semibold">{entry.title}</dt>
            <dd className="text-15 text-ink-soft">{entry.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
