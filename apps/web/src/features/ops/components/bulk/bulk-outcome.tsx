import type { BulkCaseView } from '@waybill/contract/ops/bulk-act';
import { type Choosable, keyOfCase } from './use-chosen.ts';

type BulkOutcomeProps = { readonly title: string; readonly of: readonly BulkCaseView[]; readonly cases: readonly Choosable[] };

/** Some of the cases by their names, each with what is to be said of it. Nothing where there are none. */
export function BulkOutcome({ title, of, cases }: BulkOutcomeProps) {
  if (of.length === 0) return null;
  const labels = new Map(cases.map((each) => [keyOfCase(each), each.label]));
  return (
    <section aria-label={title}>
      <h3 className="text-15 font-semibold">{title}</h3>
      <ul className="mt-1.5 grid gap-2">
        {of.map((view) => (
          <li key={keyOfCase(view)} className="border-t border-line pt-2 text-15">
            <span className="block font-medium wrap-anywhere">{labels.get(keyOfCase(view)) ?? view.id}</span>
            {view.words === '' ? null : <span className="block text-ink-soft">{view.words}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
