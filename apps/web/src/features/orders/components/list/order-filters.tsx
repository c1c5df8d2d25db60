import { longestUsername } from '@waybill/contract/text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DayRangeFields } from '../../../../ui/day-range-fields.tsx';
import { zoneWords } from '../../../../ui/reader-zone.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { OrderFilter } from '../../api/list-orders.ts';
import { countFilters } from '../../model/order-filter.ts';
import { orderStatusChoices } from '../../model/status-words.ts';

/** Something of one’s own that orders can be about. */
export type FilterItem = { readonly id: string; readonly label: string };

type OrderFiltersProps = {
  readonly filter: OrderFilter;
  /** Asked for by whoever opens the filter. */
  readonly useItems: () => readonly FilterItem[];
  readonly onChange: (filter: OrderFilter) => void;
};

const roles = [
  { value: 'both', label: 'All' },
  { value: 'sender', label: 'I send' },
  { value: 'carrier', label: 'I carry' },
] as const;

const lookingChoice = 'looking';

/** Which orders: the side in sight, the rest behind a button that says how much of it is in use. */
export function OrderFilters({ filter, useItems, onChange }: OrderFiltersProps) {
  const { role, ...others } = filter;
  const inUse = countFilters(others);
  const [isOpen, setOpen] = useState(inUse > 0);
  // Once opened it stays: what is just being typed is not lost by closing it.
  const [wasOpened, setWasOpened] = useState(isOpen);

  function toggle(open: boolean) {
    setOpen(open);
    if (open) setWasOpened(true);
  }

  return (
    <div className="grid gap-2 px-5 pt-4 pb-3">
      <Segments
        label="Which side of it"
        options={roles}
        value={role ?? 'both'}
        onChange={(value) => onChange(value === 'both' ? others : { ...others, role: value })}
        className="sm:relative sm:w-80"
      />
      <details className="filters sm:-mt-14.5" open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary className="float-right -mr-3 sm:mt-1">
          <SlidersHorizontal size={18} aria-hidden="true" />
          {inUse > 0 ? `Filter, ${inUse} in use` : 'Filter'}
        </summary>
        {wasOpened ? <Details filter={filter} useItems={useItems} onChange={onChange} /> : null}
      </details>
    </div>
  );
}

function Details({ filter, useItems, onChange }: OrderFiltersProps) {
  const items = useItems();
  const { status, looking, relatedTimelineItemid: item } = filter;

  function change(name: keyof OrderFilter, value: string) {
    const { [name]: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  }

  function changeStatus(value: string) {
    const { status: _, looking: __, ...rest } = filter;
    if (value === lookingChoice) onChange({ ...rest, looking: 'true' });
    else onChange(value === '' ? rest : { ...rest, status: Number(value) });
  }

  return (
    <div className="clear-both grid gap-3 pt-2 sm:pt-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label="Status"
        value={looking ? lookingChoice : (status ?? '')}
        onChange={(event) => changeStatus(event.target.value)}
      >
        <option value="">Any</option>
        <option value={lookingChoice}>Looking for a carrier</option>
        {orderStatusChoices.map((choice) => (
          <option key={choice.status} value={choice.status}>
            {choice.word}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Parcel, trip or batch"
        value={item ?? ''}
        onChange={(event) => change('relatedTimelineItemid', event.target.value)}
      >
        <option value="">Any</option>
        {item !== undefined && items.every(({ id }) => id !== item) ? <option value={item}>The one you came from</option> : null}
        {items.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <PersonField value={filter.postedByUsername ?? ''} onChange={(value) => change('postedByUsername', value)} />
      <DayRangeFields range={filter} onChange={change} />
      <p className="col-span-full text-13 text-ink-soft">{zoneWords()}</p>
      {countFilters(filter) > 0 ? (
        <Button variant="quiet" onClick={() => onChange({})} className="justify-self-start text-15">
          Show everything
        </Button>
      ) : null}
    </div>
  );
}

// Long enough that a name is asked for once, not letter by letter.
const pauseMs = 350;

function PersonField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const wanted = typed.trim();
  const ask = useEffectEvent(() => {
    if (wanted !== value) onChange(wanted);
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const timer = setTimeout(ask, wanted === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <TextField
      label="Sender’s username"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={longestUsername}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
