import { useInfiniteQuery } from '@tanstack/react-query';
import type { RiderTodayView } from '@waybill/contract/fleet/duty';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { getFleetTodayQuery } from '../../fleet/index.ts';

type RiderChoiceProps = { readonly chosen: ReadonlySet<string>; readonly onChoose: (riderId: string, isChosen: boolean) => void };

/** Who should ride: nobody chosen is everybody who is on duty today and has a vehicle. */
export function RiderChoice({ chosen, onChoose }: RiderChoiceProps) {
  const query = useInfiniteQuery(getFleetTodayQuery);
  const riders = query.data?.pages.flatMap(({ items }) => items).filter(({ isOnDuty, shift }) => isOnDuty || shift) ?? [];
  if (riders.length === 0) return null;
  const names = riders.flatMap(({ riderId, name }) => (chosen.has(riderId) ? [name] : []));
  return (
    <Fold title="Who rides" text={names.length > 0 ? names.join(', ') : 'Everybody on duty with a vehicle, who has no round yet'}>
      <ChoiceGroup label="Riders" isLabelHidden>
        {riders.map((rider) => (
          <CheckField
            key={rider.riderId}
            checked={chosen.has(rider.riderId)}
            onChange={({ target }) => onChoose(rider.riderId, target.checked)}
            label={
              <span className="block">
                <span className="block font-medium">{rider.name}</span>
                <span className="block text-13 text-ink-soft">{roomOf(rider)}</span>
              </span>
            }
          />
        ))}
      </ChoiceGroup>
      {query.hasNextPage ? (
        <MoreButton key={riders.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </Fold>
  );
}

function roomOf({ vehicle }: RiderTodayView): string {
  if (!vehicle) return 'No vehicle: planned as on a bike of their own, up to 30 kg';
  return `${vehicle.plate}, up to ${vehicle.capacityKg} kg and ${vehicle.capacityPlaces} parcels`;
}
