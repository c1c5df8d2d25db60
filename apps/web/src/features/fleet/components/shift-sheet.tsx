import { useQueryClient } from '@tanstack/react-query';
import { planShift as call } from '@waybill/contract/fleet/plan-shift';
import type { RiderWeekView, ShiftView } from '@waybill/contract/fleet/shift-view';
import { useState } from 'react';
import { newKey } from '../../../forms/request-key.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { dateInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { planShift } from '../api/plan-shift.ts';
import { removeShift } from '../api/remove-shift.ts';
import { updateShift } from '../api/update-shift.ts';
import { plannedOf, shiftInWords } from '../model/week.ts';

/** A shift to be changed, or a rider and a day for which one is planned. */
export type ShiftAsked = { readonly riderId: string; readonly day: string; readonly shift?: ShiftView };

export type ShiftHours = { readonly from: string; readonly until: string };

type ShiftSheetProps = {
  readonly asked: ShiftAsked;
  readonly riders: readonly RiderWeekView[];
  /** What a new one begins with: the hours that were planned last, else those of the business. */
  readonly usual: ShiftHours;
  readonly onPlanned: (hours: ShiftHours) => void;
  readonly onClose: () => void;
};

const readyMade = [
  { label: 'Early', from: '06:00', until: '14:00' },
  { label: 'Day', from: '08:00', until: '17:00' },
  { label: 'Late', from: '14:00', until: '22:00' },
] as const;

/** Plans a shift, or changes one. */
export function ShiftSheet({ asked: { riderId, day, shift }, riders, usual, onPlanned, onClose }: ShiftSheetProps) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [key] = useState(newKey);
  const form = useSchemaForm({
    schema: call.body,
    initial: { riderId, ...(shift ? plannedOf(shift) : { day, ...usual }) },
  });
  const nameOf = (id: string) => riders.find((rider) => rider.riderId === id)?.name ?? 'A rider';

  function done(title: string, text: string) {
    toast.success(title, text);
    void queries.invalidateQueries({ queryKey: ['fleet'] });
    onClose();
  }

  async function remove(gone: ShiftView) {
    await removeShift(gone.id);
    done(`${nameOf(riderId)} is not planned then any more`, `${onDay(day)}, ${shiftInWords(gone)}`);
  }

  return (
    <Sheet
      title={shift ? 'Change the shift' : 'Plan a shift'}
      open
      onClose={onClose}
      footer={
        shift ? (
          <Button variant="secondary" busy={busy} onClick={() => void run(() => remove(shift))}>
            Take out of the plan
          </Button>
        ) : null
      }
    >
      <form
        {...form.form({
          onValid: async (wire) => {
            const saved = await (shift ? updateShift(shift.id, wire) : planShift(wire, key));
            onPlanned({ from: wire.from, until: wire.until });
            done(`${nameOf(wire.riderId)} is planned`, `${onDay(wire.day)}, ${shiftInWords(saved)}`);
          },
        })}
        className="grid gap-5"
      >
        <SelectField {...form.field('riderId')} label="Who">
          {riders.map((rider) => (
            <option key={rider.riderId} value={rider.riderId}>
              {rider.name}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('day')} label="Day" type="date" min={lagosDay(new Date())} />
        <div className="flex flex-wrap gap-2">
          {readyMade.map(({ label, from, until }) => {
            const isChosen = form.fields.from === from && form.fields.until === until;
            return (
              <Button
                key={label}
                variant="secondary"
                aria-pressed={isChosen}
                className={classNames(isChosen && 'border-palm bg-palm/12')}
                onClick={() => form.set({ from, until })}
              >
                {label}
              </Button>
            );
          })}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.field('from')} label="From" type="time" />
          <TextField {...form.field('until')} label="Until" type="time" />
        </div>
        <p className="text-13 text-ink-soft">Hours of Lagos. One that ends before it begins goes past midnight.</p>
        <Button type="submit" full busy={form.busy}>
          {shift ? 'Save' : 'Plan it'}
        </Button>
      </form>
    </Sheet>
  );
}

const onDay = (day: string) => dateInWords(day, lagosDay(new Date()));
