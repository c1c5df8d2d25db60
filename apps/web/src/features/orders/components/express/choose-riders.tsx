import { useQuery } from '@tanstack/react-query';
import { canTake } from '@waybill/contract/orders/can-take';
import { expressLimits } from '@waybill/contract/orders/enums';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { findRidersQuery } from '../../api/find-riders.ts';
import { AskedPrice } from './asked-price.tsx';
import { RiderRow } from './rider-row.tsx';

type ChooseRidersProps = {
  readonly parcel: PackageView;
  readonly busy: boolean;
  readonly onRing: (riders: string[]) => void;
};

/** Riders nearby, nearest first: the sender rings all of them at once, or some. */
export function ChooseRiders({ parcel, busy, onRing }: ChooseRidersProps) {
  const query = useQuery(findRidersQuery(parcel));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const riders = query.data?.filter(({ dispatchMode }) => canTake(dispatchMode, parcel.dispatchMode));
  if (!riders) return <Loading query={query} failed="We could not look for riders" rows={3} />;
  if (riders.length === 0)
    return (
      <NobodyNear
        place={parcel.pickupAddressJson.label}
        isAnyOnDuty={query.data !== undefined && query.data.length > 0}
        busy={query.isFetching}
        onLook={() => void query.refetch()}
      />
    );

  const wanted = riders.filter(({ id }) => chosen.has(id));
  const rung = wanted.length > 0 ? wanted : riders;
  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]));
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-17 font-semibold">
          {riders.length === 1 ? 'One rider is near' : `${riders.length} riders are near`}
        </legend>
        <ul className="divide-y divide-line">
          {riders.map((rider) => (
            <li key={rider.id}>
              <CheckField
                label={
                  <RiderRow
                    rider={rider}
                    trailing={<AskedPrice price={rider.price} offered={parcel.price} currency={parcel.currency} />}
                  />
                }
                checked={chosen.has(rider.id)}
                onChange={() => toggle(rider.id)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Button full busy={busy} onClick={() => onRing(rung.slice(0, expressLimits.riders).map(({ id }) => id))}>
        {ringLabel(wanted.length, riders.length)}
      </Button>
      <p className="text-13 text-ink-soft">
        The first to accept takes it. If nobody does, we ring riders farther away by ourselves.
      </p>
    </div>
  );
}

function ringLabel(chosen: number, near: number): string {
  if (chosen > 0) return `Ring the ${chosen === 1 ? 'one' : chosen} you chose`;
  return near === 1 ? 'Ring the rider' : `Ring all ${near}`;
}

type NobodyNearProps = {
  readonly place: string;
  /** Somebody is, and carries less than the parcel asks for. */
  readonly isAnyOnDuty: boolean;
  readonly busy: boolean;
  readonly onLook: () => void;
};

function NobodyNear({ place, isAnyOnDuty, busy, onLook }: NobodyNearProps) {
  const near = place.split(',')[0];
  return (
    <EmptyState
      drawing="bike"
      title={isAnyOnDuty ? `No rider near ${near} can take it` : `No rider is on duty near ${near}`}
      text="We look again every half minute. Your parcel is on the timeline meanwhile, where every carrier sees it."
      action={
        <Button busy={busy} onClick={onLook}>
          Look again
        </Button>
      }
    />
  );
}
