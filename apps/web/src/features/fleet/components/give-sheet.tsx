import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ridingRoles } from '@waybill/contract/businesses/roles';
import type { RiderTodayView } from '@waybill/contract/fleet/duty';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { paths } from '../../../session/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { listMembersQuery } from '../../businesses/index.ts';
import { getFleetTodayQuery } from '../api/get-fleet-today.ts';
import { giveVehicle } from '../api/give-vehicle.ts';

type GiveSheetProps = { readonly vehicle: VehicleView; readonly onClose: () => void };

/** Whom a vehicle is given to: everybody who can ride, with what they have and whether they are there. */
export function GiveSheet({ vehicle, onClose }: GiveSheetProps) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [chosen, setChosen] = useState<string>();
  const members = useInfiniteQuery(listMembersQuery);
  const { data: today } = useInfiniteQuery(getFleetTodayQuery);
  const known = new Map(today?.pages.flatMap(({ items }) => items).map((rider) => [rider.riderId, rider]));
  // Dispatchers and managers can ride, too, and seldom do.
  const riders = (members.data?.pages.flatMap(({ items }) => items) ?? [])
    .filter(({ role }) => ridingRoles.includes(role))
    .toSorted((one, other) => Number(other.role === 'rider') - Number(one.role === 'rider'));

  async function give(userId: string, name: string) {
    setChosen(userId);
    await giveVehicle(vehicle.id, userId);
    toast.success(`${name} has ${vehicle.plate}`, 'Until you take it back.');
    void queries.invalidateQueries({ queryKey: ['fleet'] });
    onClose();
  }

  return (
    <Sheet title={`Give ${vehicle.plate} to`} open onClose={onClose}>
      {members.data ? null : <Loading query={members} failed="We could not load your riders" />}
      {members.data && riders.length === 0 ? (
        <EmptyState
          drawing="door"
          title="Nobody rides for you yet"
          text="Invite a rider, and give them the key when they have said yes."
          action={acting() ? null : <ButtonLink to={paths.people}>To your people</ButtonLink>}
        />
      ) : null}
      <ul aria-label="Riders" className="grid gap-1">
        {riders.map(({ userId, fullName, profilePicture }) => (
          <li key={userId} className="flex items-center gap-3 py-1.5">
            <Avatar name={fullName} src={profilePicture} size={44} />
            <p className="min-w-0 flex-1">
              <span className="block truncate font-medium">{fullName}</span>
              <span className="block text-13 text-ink-soft">{standing(known.get(userId))}</span>
            </p>
            <Button
              variant="secondary"
              busy={busy && chosen === userId}
              aria-label={`Give ${vehicle.plate} to ${fullName}`}
              onClick={() => void run(() => give(userId, fullName))}
            >
              Give
            </Button>
          </li>
        ))}
      </ul>
      {members.hasNextPage ? (
        <MoreButton key={riders.length} busy={members.isFetchingNextPage} onMore={() => void members.fetchNextPage()} />
      ) : null}
    </Sheet>
  );
}

function standing(rider: RiderTodayView | undefined): string {
  const duty = rider?.isOnDuty ? 'On duty' : 'Off duty';
  return rider?.vehicle ? `${duty} · gives back ${rider.vehicle.plate}` : duty;
}
