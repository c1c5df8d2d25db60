import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RiderDutyView } from '@waybill/contract/fleet/rider-duty-view';
import { useId } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { paths } from '../../../session/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getRiderDutyQuery } from '../api/get-rider-duty.ts';
import { setRiderDuty } from '../api/set-rider-duty.ts';
import { vehicleLine } from '../model/vehicle-words.ts';
import { plannedOf, shiftInWords } from '../model/week.ts';
import { VehicleIcon } from './vehicle-icon.tsx';

type DutyCardProps = {
  /** Leads to the page with all shifts, rather than standing on it. */
  readonly isShort?: boolean;
};

/** A member’s own word whether they are there for the business, and with which vehicle. */
export function DutyCard({ isShort = false }: DutyCardProps) {
  const query = useQuery(getRiderDutyQuery);
  const heading = useId();
  if (!query.data) return <Loading query={query} failed="We could not see whether you are on duty" rows={1} />;
  const { vehicle, shifts } = query.data;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        Your duty
      </h2>
      <Card className="grid gap-2 py-3">
        <Duty view={query.data} />
        <div className="flex items-center gap-3.5 border-t border-line pt-3">
          {vehicle ? (
            <>
              <VehicleIcon kind={vehicle.kind} />
              <p className="min-w-0">
                <span className="block truncate font-mono font-semibold">{vehicle.plate}</span>
                <span className="block text-13 text-ink-soft">{vehicleLine(vehicle)}</span>
              </p>
            </>
          ) : (
            <p className="text-15 text-ink-soft">You have no vehicle. Your dispatcher gives you one.</p>
          )}
        </div>
        {isShort ? (
          <Link to={paths.duty} className="inline-flex min-h-11 items-center font-medium text-lagoon hover:underline">
            {shifts.length === 0 ? 'Your shifts' : shifts.length === 1 ? 'Your next shift' : `Your next ${shifts.length} shifts`}
          </Link>
        ) : null}
      </Card>
    </section>
  );
}

function Duty({ view }: { readonly view: RiderDutyView }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();

  async function say(isOnDuty: boolean) {
    const said = await setRiderDuty(isOnDuty);
    queries.setQueryData(getRiderDutyQuery.queryKey, said);
    if (isOnDuty) toast.success('You are on duty', 'Work can come now.');
    else toast.info('You are off duty', 'Nobody gives you new work. What you have stays with you.');
  }

  return (
    <SwitchField
      label={view.isOnDuty ? 'On duty' : 'Off duty'}
      hint={dutyWords(view)}
      checked={view.isOnDuty}
      aria-busy={busy}
      onChange={() => void run(() => say(!view.isOnDuty))}
    />
  );
}

function dutyWords({ isOnDuty, onDutyBy, shift }: RiderDutyView): string {
  if (onDutyBy === 'self') return 'By your own word, until your next shift or for twelve hours.';
  if (!shift) return isOnDuty ? 'Work can come.' : 'No shift today. Switch it on when you can ride.';
  const { day } = plannedOf(shift);
  const when = `${dayInWords(day, lagosDay(new Date()))}, ${shiftInWords(shift)}`;
  if (isOnDuty) return `Your shift: ${when}.`;
  return Date.parse(shift.beginsAt) > Date.now() ? `Your next shift: ${when}.` : `You have gone off duty in your shift: ${when}.`;
}
