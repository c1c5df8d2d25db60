import { useInfiniteQuery } from '@tanstack/react-query';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { type VehicleList as ListName, listVehiclesQuery } from '../api/list-vehicles.ts';
import { GiveSheet } from './give-sheet.tsx';
import { mayManageVehicles, VehicleRow } from './vehicle-row.tsx';

const VehicleSheet = lazyComponent(async () => (await import('./vehicle-sheet.tsx')).VehicleSheet, null);

type VehicleListProps = { readonly list: ListName; readonly onList: (list: ListName) => void };

/** What a business drives, in three lists, and the ways to add to it and to hand it over. */
export function VehicleList({ list, onList }: VehicleListProps) {
  const [edited, setEdited] = useState<VehicleView | 'new'>();
  const [given, setGiven] = useState<VehicleView>();
  const query = useInfiniteQuery(listVehiclesQuery(list));
  const vehicles = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = query.data?.pages[0]?.counts;
  const add = mayManageVehicles() ? (
    <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setEdited('new')}>
      Add a vehicle
    </Button>
  ) : null;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments
          label="Which vehicles"
          className="min-w-0 max-w-full overflow-x-auto whitespace-nowrap"
          value={list}
          onChange={onList}
          options={[
            { value: 'driven', label: withCount('In use', counts?.driven) },
            { value: 'papers', label: withCount('Papers', counts?.papers) },
            { value: 'retired', label: withCount('Retired', counts?.retired) },
          ]}
        />
        {add}
      </div>
      <Card className="overflow-hidden p-0">
        {query.data ? null : <Loading query={query} failed="We could not load your vehicles" />}
        {query.data && vehicles.length === 0 ? <NothingHere list={list} /> : null}
        <ul aria-label="Vehicles">
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className="border-line px-5 py-4 not-first:border-t">
              <VehicleRow vehicle={vehicle} onEdit={setEdited} onGive={setGiven} />
            </li>
          ))}
        </ul>
      </Card>
      {query.hasNextPage ? (
        <MoreButton key={vehicles.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
      {edited ? <VehicleSheet vehicle={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} /> : null}
      {given ? <GiveSheet vehicle={given} onClose={() => setGiven(undefined)} /> : null}
    </div>
  );
}

const withCount = (words: string, count: number | undefined) => (count === undefined ? words : `${words} ${count}`);

function NothingHere({ list }: { readonly list: ListName }) {
  if (list === 'papers')
    return (
      <EmptyState
        drawing="shield"
        title="All papers are in order"
        text="Thirty days before one runs out, it stands here and we tell you."
      />
    );
  if (list === 'retired')
    return (
      <EmptyState drawing="shelf" title="None is retired" text="What you drive no more is kept here, with who rode it when." />
    );
  return (
    <EmptyState
      drawing="bike"
      title="No vehicles yet"
      text="Write down what you drive: who has which bike, what fits in it, and when its papers run out. From the first one on your fleet is counted from here."
    />
  );
}
