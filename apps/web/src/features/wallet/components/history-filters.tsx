import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DayRangeFields } from '../../../ui/day-range-fields.tsx';
import { zoneWords } from '../../../ui/reader-zone.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { type HistoryFilter, isFiltering } from '../model/history-filter.ts';
import { statusChoices } from '../model/transaction-words.ts';

type HistoryFiltersProps = { readonly filter: HistoryFilter; readonly onChange: (filter: HistoryFilter) => void };

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { status } = filter;
  const active = isFiltering(filter);
  const [isOpen, setOpen] = useState(active);

  function change(name: keyof HistoryFilter, value: string) {
    const { [name]: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: name === 'status' ? Number(value) : value });
  }

  return (
    <details className="filters max-w-full open:w-full" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="float-right -mr-3">
        <SlidersHorizontal size={18} aria-hidden="true" />
        {active ? 'Filter, in use' : 'Filter'}
      </summary>
      <div className="clear-both grid gap-3 pt-2 pb-3 sm:grid-cols-3">
        <SelectField label="Status" value={status ?? ''} onChange={(event) => change('status', event.target.value)}>
          <option value="">All</option>
          {statusChoices.map((choice) => (
            <option key={choice.status} value={choice.status}>
              {choice.word}
            </option>
          ))}
        </SelectField>
        <DayRangeFields range={filter} onChange={change} />
        <p className="col-span-full text-13 text-ink-soft">{zoneWords()}</p>
        {active ? (
          <Button variant="quiet" onClick={() => onChange({})} className="justify-self-start text-15 sm:col-span-3">
            Show everything
          </Button>
        ) : null}
      </div>
    </details>
  );
}
