import { useQuery } from '@tanstack/react-query';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { listPickupPlacesQuery } from '../api/list-pickup-places.ts';
import { PickupPlaceRow } from './pickup-place-row.tsx';

const PickupPlaceSheet = lazyComponent(async () => (await import('./pickup-place-sheet.tsx')).PickupPlaceSheet, null);

/** So many are seen at a glance. */
const fewPlaces = 6;

/** Where one sends from: the default first, then by name; found by typing once there are many. */
export function PickupPlaces() {
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<PickupPlaceView | 'new'>();
  const query = useQuery(listPickupPlacesQuery);
  const places = query.data?.items ?? [];
  const found = places.filter((place) => isLike(place, typed));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        {places.length > fewPlaces || typed !== '' ? (
          <SearchField
            label="Name, person or address"
            value={typed}
            maxLength={80}
            onChange={setTyped}
            className="min-w-0 flex-1 basis-60"
          />
        ) : null}
        <Button icon={<Plus size={20} aria-hidden="true" />} disabled={!query.data} onClick={() => setEdited('new')}>
          Add a place
        </Button>
      </div>
      <Card className="overflow-hidden p-0">
        {query.data ? null : <Loading query={query} failed="We could not load your places" />}
        {query.data && found.length === 0 ? <NothingHere isSearch={places.length > 0} /> : null}
        <ul aria-label="Pickup places">
          {found.map((place) => (
            <li key={place.id} className="border-line px-5 py-4 not-first:border-t">
              <PickupPlaceRow place={place} onEdit={setEdited} />
            </li>
          ))}
        </ul>
      </Card>
      {edited ? (
        <PickupPlaceSheet
          place={edited === 'new' ? undefined : edited}
          isFirst={places.length === 0}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  );
}

function isLike({ name, fullName, address, landmark }: PickupPlaceView, typed: string): boolean {
  const text = `${name} ${fullName} ${address} ${landmark}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function NothingHere({ isSearch }: { readonly isSearch: boolean }) {
  if (isSearch) return <EmptyState drawing="shelf" title="No place like that" text="Try a part of its name or its street." />;
  return (
    <EmptyState
      drawing="door"
      title="No places yet"
      text="Keep your shop, your store or your home under a name, with whom to ask for and the landmark that finds the door. You can also keep one while you send a parcel."
    />
  );
}
