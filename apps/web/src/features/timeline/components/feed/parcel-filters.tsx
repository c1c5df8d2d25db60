import { timelineLimits } from '@waybill/contract/timeline/enums';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { countDetails, type FeedFilter, readFeedFilter } from '../../model/feed/feed-filter.ts';
import { modeChoices } from '../../model/feed/item-words.ts';

type ParcelFiltersProps = {
  readonly filter: FeedFilter;
  readonly onFilter: (filter: FeedFilter) => void;
  readonly onClose: () => void;
};

const textOf = (value: string | number | undefined) => (value === undefined ? '' : String(value));

/** Parcels for a journey one makes anyway: that day, that way, from here to there. */
export function ParcelFilters({ filter, onFilter, onClose }: ParcelFiltersProps) {
  const [typed, setTyped] = useState({
    date: textOf(filter.date),
    mode: textOf(filter.mode),
    from: textOf(filter.from),
    to: textOf(filter.to),
  });
  const bind = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  function apply(next: FeedFilter) {
    onFilter(next);
    onClose();
  }

  return (
    <Sheet title="Parcels on your way" open onClose={onClose}>
      <PlainForm onSubmit={() => apply(readFeedFilter(new URLSearchParams({ type: 'parcels', ...typed })))}>
        <TextField label="From" placeholder="Yaba" maxLength={timelineLimits.search} {...bind('from')} />
        <TextField label="To" placeholder="Abuja" maxLength={timelineLimits.search} {...bind('to')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Day" type="date" {...bind('date')} />
          <SelectField label="Travels" {...bind('mode')}>
            <option value="">Any way</option>
            {modeChoices.map(({ mode, word }) => (
              <option key={mode} value={mode}>
                {word}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" full>
          Show parcels
        </Button>
        {countDetails(filter) > 0 ? (
          <Button variant="quiet" full onClick={() => apply({ type: 'parcels', search: '' })}>
            Show all parcels
          </Button>
        ) : null}
      </PlainForm>
    </Sheet>
  );
}
