import type { RoundParcelView } from '@waybill/contract/rounds/list-round-parcels';
import { useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { anyTime, mistakesIn, type ParcelTimes } from '../model/door-times.ts';

type TimesSheetProps = {
  readonly parcel: RoundParcelView;
  readonly times: ParcelTimes;
  readonly onSet: (times: ParcelTimes) => void;
  readonly onClose: () => void;
};

const doors = [
  { kind: 'pickup', title: 'Where it is fetched', promised: 'Promised there by' },
  { kind: 'drop-off', title: 'Where it is brought', promised: 'Promised by' },
] as const;

/** When each door is open, and when somebody was told that it will be: the plan keeps to it. */
export function TimesSheet({ parcel: { from, to }, times, onSet, onClose }: TimesSheetProps) {
  const [typed, setTyped] = useState(times);
  const [isTried, setTried] = useState(false);
  const mistakes = isTried ? mistakesIn(typed) : undefined;

  function finish(wanted: ParcelTimes) {
    setTried(true);
    if (mistakesIn(wanted).size > 0) return;
    onSet(wanted);
    onClose();
  }

  return (
    <Sheet title="Hours and promises" open onClose={onClose}>
      <PlainForm onSubmit={() => finish(typed)}>
        <p className="text-ink-soft">
          {from.label} → {to.label}. Hours of Lagos; left empty, any time of the day will do.
        </p>
        {doors.map(({ kind, title, promised }) => {
          const field = (name: 'opens' | 'closes' | 'promised', label: string) => (
            <TextField
              label={label}
              type="time"
              name={`${kind} ${name}`}
              value={typed[kind][name]}
              onChange={({ target }) => setTyped({ ...typed, [kind]: { ...typed[kind], [name]: target.value } })}
              error={mistakes?.get(`${kind} ${name}`)}
            />
          );
          return (
            <fieldset key={kind} className="grid gap-3">
              <legend className="caption">{title}</legend>
              <div className="grid grid-cols-2 gap-3">
                {field('opens', 'Opens')}
                {field('closes', 'Closes')}
              </div>
              {field('promised', promised)}
            </fieldset>
          );
        })}
        <SubmitButton>Plan by these</SubmitButton>
        {times === anyTime ? null : (
          <Button variant="secondary" full onClick={() => finish(anyTime)}>
            Any time will do
          </Button>
        )}
      </PlainForm>
    </Sheet>
  );
}
