import { useQueryClient } from '@tanstack/react-query';
import { readablePhone } from '@waybill/contract/readable-phone';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import CircleCheck from 'lucide-react/icons/circle-check';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { toast } from '../../../ui/toast.tsx';
import { keepPickupPlace } from '../api/keep-pickup-place.ts';
import { listPickupPlacesQuery } from '../api/list-pickup-places.ts';
import { removePickupPlace } from '../api/remove-pickup-place.ts';
import { updatePickupPlace } from '../api/update-pickup-place.ts';
import { placeKeptAs } from '../model/pickup-place-form.ts';
import { DoorLines } from './door-lines.tsx';
import { EntryMenu } from './entry-menu.tsx';

type PickupPlaceRowProps = { readonly place: PickupPlaceView; readonly onEdit: (place: PickupPlaceView) => void };

/** A place that one sends from: whom a carrier asks for, and how they find it. */
export function PickupPlaceRow({ place, onEdit }: PickupPlaceRowProps) {
  const { id, name, fullName, phoneNumber, isDefault } = place;
  const queries = useQueryClient();
  const { run } = useBusy();
  const reload = () => queries.invalidateQueries({ queryKey: listPickupPlacesQuery.queryKey });

  async function keepAgain() {
    await keepPickupPlace(placeKeptAs(place));
    toast.success(`${name} is back`, 'With everything that stood there.');
    await reload();
  }

  async function remove() {
    await removePickupPlace(id);
    const undo = () => void keepAgain().catch(showFailure);
    toast.asking(`${name} is taken out`, 'Parcels you have posted are still picked up there.', { label: 'Undo', act: undo });
    await reload();
  }

  async function startFromHere() {
    await updatePickupPlace(id, { ...placeKeptAs(place), isDefault: true });
    toast.success(`New parcels start from ${name}`, 'Those you have begun stay where they are.');
    await reload();
  }

  return (
    <div className="grid gap-2.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {isDefault ? <p className="text-13 font-semibold text-palm">New parcels start from here</p> : null}
          <p className="text-15 text-ink-soft wrap-anywhere">
            {fullName}, <span className="whitespace-nowrap">{readablePhone(phoneNumber)}</span>
          </p>
        </div>
        <EntryMenu
          label={`More about ${name}`}
          first={
            isDefault
              ? null
              : {
                  words: 'Start parcels from here',
                  icon: <CircleCheck size={20} aria-hidden="true" />,
                  act: () => void run(startFromHere),
                }
          }
          onEdit={() => onEdit(place)}
          onRemove={() => void run(remove)}
        />
      </div>
      <DoorLines entry={place} />
    </div>
  );
}
