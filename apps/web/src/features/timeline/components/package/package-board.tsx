import { useInfiniteQuery } from '@tanstack/react-query';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { listPackagesQuery } from '../../api/list-packages.ts';
import { modeChoices } from '../../model/feed/item-words.ts';
import { noFilter, type PackageSearch, packageFilter } from '../../model/posting/package-search.ts';
import { PackageRow } from './package-row.tsx';

/** Parcels that want a carrier, found by where, when and how. */
export function PackageBoard({ onOpen }: { readonly onOpen: (item: PackageView) => void }) {
  const [search, setSearch] = useState<PackageSearch>(noFilter);
  const filter = packageFilter(useDeferredValue(search));
  const query = useInfiniteQuery({ ...listPackagesQuery(filter), placeholderData: (before) => before });
  // Nobody carries a parcel of their own.
  const items = query.data?.pages.flatMap((page) => page.items.filter((item) => !item.isMine)) ?? [];
  // A page may hold nothing for this person, and the next one something: nobody should have to ask for it.
  const looksOn = query.isSuccess && items.length === 0 && query.hasNextPage && !query.isPlaceholderData;
  const { fetchNextPage, isFetching } = query;
  useEffect(() => {
    if (looksOn && !isFetching) void fetchNextPage();
  }, [looksOn, isFetching, fetchNextPage]);
  const isFiltered = Object.keys(filter).length > 0;
  const change = (changes: Partial<PackageSearch>) => setSearch({ ...search, ...changes });

  return (
    <div className="grid gap-4">
      <Filters search={search} onChange={change} />
      {query.isPending || looksOn ? <SkeletonRows rows={3} /> : null}
      {query.isError && items.length === 0 ? <FailedToLoad title="We could not load the parcels" query={query} /> : null}
      {query.isSuccess && items.length === 0 && !query.hasNextPage ? (
        <EmptyState
          drawing="shelf"
          title={isFiltered ? 'No parcel goes that way' : 'No parcel is waiting'}
          text={
            isFiltered
              ? 'Try another day or a larger place. Or post your trip, and senders find you.'
              : 'Post your trip instead, and senders find you.'
          }
          action={
            isFiltered ? (
              <Button variant="secondary" onClick={() => setSearch(noFilter)}>
                Show all parcels
              </Button>
            ) : null
          }
        />
      ) : null}
      {items.length > 0 ? (
        <ul aria-label="Parcels that want a carrier" className="-mx-5">
          {items.map((item) => (
            <li key={item.id}>
              <PackageRow item={item} onOpen={() => onOpen(item)} />
            </li>
          ))}
        </ul>
      ) : null}
      {query.hasNextPage && items.length > 0 ? (
        <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}

type FiltersProps = { readonly search: PackageSearch; readonly onChange: (changes: Partial<PackageSearch>) => void };

function Filters({ search, onChange }: FiltersProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">Which parcels</legend>
      <TextField
        label="From"
        autoComplete="off"
        placeholder="Yaba"
        value={search.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        autoComplete="off"
        placeholder="Wuse"
        value={search.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <TextField
        label="Day"
        type="date"
        min={lagosDay(new Date())}
        value={search.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
      <SelectField label="How" value={search.mode} onChange={(event) => onChange({ mode: event.target.value })}>
        <option value="">Any way</option>
        {modeChoices.map(({ mode, word }) => (
          <option key={mode} value={mode}>
            {word}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
