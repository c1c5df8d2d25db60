import { type BulkWhat, singleActs } from '@waybill/contract/ops/bulk-act';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { useMay } from '../use-may.ts';
import { BulkBar } from './bulk-bar.tsx';
import { RowChoiceContext } from './row-choice.tsx';
import { type Choosable, keyOfCase, useChosen } from './use-chosen.ts';

type ChoosingProps<Item> = {
  readonly items: readonly Item[];
  /** What is chosen with the row of an item; null where nothing can be done with it. */
  readonly caseOf: (item: Item) => Choosable | null;
  readonly acts: readonly BulkWhat[];
  /** The list, with a way to draw a row in its choice. */
  readonly children: (around: (item: Item, row: ReactNode) => ReactNode) => ReactNode;
};

/** A list whose rows can be chosen, for what one’s role may do with several at once. */
export function Choosing<Item>({ items, caseOf, acts, children }: ChoosingProps<Item>) {
  const may = useMay();
  const own = acts.filter((what) => may(singleActs[what].call));
  const shown = own.length === 0 ? [] : items.flatMap((item) => caseOf(item) ?? []);
  const choosing = useChosen(shown);
  const [isOpen, setOpen] = useState(false);

  function around(item: Item, row: ReactNode): ReactNode {
    const choosable = own.length === 0 ? null : caseOf(item);
    if (!choosable) return row;
    const key = keyOfCase(choosable);
    const choice = {
      label: choosable.label,
      isChosen: choosing.has(key),
      toggle: (isRange: boolean) => choosing.toggle(key, isRange),
    };
    return <RowChoiceContext value={choice}>{row}</RowChoiceContext>;
  }

  if (shown.length === 0) return children(around);
  const areAll = choosing.chosen.length === shown.length;
  return (
    <div data-choosing={isOpen || undefined} className="ops-choosing">
      <div className="ops-choose-tools">
        <Button
          variant="secondary"
          className="ops-choose-open"
          aria-pressed={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            if (isOpen) choosing.clear();
          }}
        >
          {isOpen ? 'Done choosing' : 'Choose'}
        </Button>
        <CheckField
          label={`Choose all ${shown.length} shown`}
          className="ops-choice"
          checked={areAll}
          onChange={() => (areAll ? choosing.clear() : choosing.chooseAll())}
        />
        <p className="ops-choose-hint text-13 text-ink-soft">
          <kbd>x</kbd> chooses the line you are on, Shift a range
        </p>
      </div>
      {children(around)}
      <BulkBar acts={own} of={choosing} />
    </div>
  );
}
