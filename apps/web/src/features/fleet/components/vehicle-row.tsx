import { useQueryClient } from '@tanstack/react-query';
import { paperStateOf } from '@waybill/contract/fleet/vehicle-papers';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { acting } from '../../../session/acting.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { lagosDay } from '../../../ui/lagos-day.ts';
import { MenuButton, MenuRow } from '../../../ui/menu-button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { restoreVehicle } from '../api/restore-vehicle.ts';
import { retireVehicle } from '../api/retire-vehicle.ts';
import { takeBackVehicle } from '../api/take-back-vehicle.ts';
import { paperWarning, vehicleLine } from '../model/vehicle-words.ts';
import { VehicleIcon } from './vehicle-icon.tsx';

type VehicleRowProps = {
  readonly vehicle: VehicleView;
  readonly onEdit: (vehicle: VehicleView) => void;
  readonly onGive: (vehicle: VehicleView) => void;
};

/** Adding, changing and retiring is for those who manage the business; dispatchers hand over. */
export const mayManageVehicles = () => acting() === undefined || acting()?.role === 'manager';

/** A vehicle with its papers that need somebody, whoever has it, and what can be done with it. */
export function VehicleRow({ vehicle, onEdit, onGive }: VehicleRowProps) {
  const { id, kind, plate, images, rider, retiredAt } = vehicle;
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [isAsking, setIsAsking] = useState(false);
  const reload = () => queries.invalidateQueries({ queryKey: ['fleet'] });

  async function restore() {
    await restoreVehicle(id);
    toast.success(`${plate} is in use again`, 'Nobody has it yet.');
    await reload();
  }

  async function retire() {
    await retireVehicle(id);
    setIsAsking(false);
    const undo = () => void restore().catch(showFailure);
    toast.asking(`${plate} is retired`, 'It is not counted any more. You find it under Retired.', { label: 'Undo', act: undo });
    await reload();
  }

  async function takeBack() {
    await takeBackVehicle(id);
    toast.success(`${plate} is back`, 'You can give it to somebody else.');
    await reload();
  }

  return (
    <div className="grid gap-3 sm:flex sm:items-center sm:gap-4">
      <div className="flex min-w-0 flex-1 items-center gap-3.5">
        <VehicleIcon kind={kind} image={images[0]} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-mono font-semibold">{plate}</p>
          <p className="text-13 text-ink-soft">{vehicleLine(vehicle)}</p>
          {retiredAt ? null : <Papers papers={vehicle.papers} />}
        </div>
        {mayManageVehicles() ? (
          <MenuButton label={`More about ${plate}`} className="sm:order-last">
            {(close) => {
              const then = (act: () => void) => () => {
                close();
                act();
              };
              return retiredAt ? (
                <MenuRow icon={<ArchiveRestore size={20} aria-hidden="true" />} onClick={then(() => void run(restore))}>
                  Put back in use
                </MenuRow>
              ) : (
                <>
                  <MenuRow icon={<Pencil size={20} aria-hidden="true" />} onClick={then(() => onEdit(vehicle))}>
                    Change
                  </MenuRow>
                  <MenuRow
                    danger
                    icon={<Archive size={20} aria-hidden="true" />}
                    onClick={then(() => (rider ? setIsAsking(true) : void run(retire)))}
                  >
                    Retire
                  </MenuRow>
                </>
              );
            }}
          </MenuButton>
        ) : null}
      </div>
      {retiredAt ? null : (
        <div className="flex items-center gap-3 sm:w-80 sm:flex-none">
          {rider ? (
            <>
              <Avatar name={rider.name} src={rider.profilePicture} size={36} />
              <p className="min-w-0 flex-1 truncate text-15">{rider.name}</p>
              <Button
                variant="quiet"
                busy={busy}
                icon={<Undo size={18} aria-hidden="true" />}
                aria-label={`Take back ${plate} from ${rider.name}`}
                onClick={() => void run(takeBack)}
              >
                Take back
              </Button>
            </>
          ) : (
            <>
              <p className="min-w-0 flex-1 text-15 text-ink-soft">With nobody</p>
              <Button
                variant="secondary"
                icon={<KeyRound size={18} aria-hidden="true" />}
                aria-label={`Give ${plate} to a rider`}
                onClick={() => onGive(vehicle)}
              >
                Give
              </Button>
            </>
          )}
        </div>
      )}
      {isAsking ? (
        <ConfirmDialog
          open
          title={`Retire ${plate}?`}
          text={`${rider?.name ?? 'A rider'} has it now, and has it no more then. You can put it back in use later.`}
          tone="danger"
          confirmLabel="Retire"
          busy={busy}
          onConfirm={() => void run(retire)}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}

function Papers({ papers }: Pick<VehicleView, 'papers'>) {
  const today = lagosDay(new Date());
  return papers.map((paper) => {
    const words = paperWarning(paper, today);
    if (!words) return null;
    const isOver = paperStateOf(paper.daysLeft) === 'over';
    return (
      <p key={paper.kind} className={`mt-1 flex gap-1.5 text-13 ${isOver ? 'font-medium text-clay' : 'text-ink'}`}>
        <TriangleAlert size={16} aria-hidden="true" className={`mt-0.5 flex-none ${isOver ? '' : 'text-marigold'}`} />
        {words}
      </p>
    );
  });
}
