import type { DutyView } from '@waybill/contract/orders/duty';
import { useId, useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { RingMe } from '../../../users/index.ts';
import { dutyModes, vehicleWord } from '../../model/mode-words.ts';
import { useDuty } from '../../model/use-duty.ts';
import { DutyStatus } from './duty-status.tsx';
import { DutyTrouble } from './duty-trouble.tsx';

type DutySwitchProps = {
  readonly userId: string;
  /** The identity must be checked first: where that is done. */
  readonly onKyc: () => void;
};

/** On duty, senders nearby can ring one for express parcels. */
export function DutySwitch({ userId, onKyc }: DutySwitchProps) {
  const duty = useDuty({ userId, onKyc });
  const { data, error } = duty.query;
  const heading = useId();
  if (error && !data) return <FailedToLoad title="We could not see whether you are on duty" query={duty.query} />;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        Duty
      </h2>
      <Card className="grid gap-3 py-3">{data ? <Controls duty={duty} view={data} onKyc={onKyc} /> : <DutySkeleton />}</Card>
    </section>
  );
}

type ControlsProps = Pick<DutySwitchProps, 'onKyc'> & {
  readonly duty: ReturnType<typeof useDuty>;
  readonly view: DutyView;
};

function Controls({ duty, view, onKyc }: ControlsProps) {
  const [mode, setMode] = useState(view.dispatchMode ?? 0);
  const { isOnDuty } = view;
  const { busy, trouble } = duty;
  return (
    <>
      <SwitchField
        label={isOnDuty ? `On duty, ${vehicleWord(view.dispatchMode ?? mode).toLowerCase()}` : 'Off duty'}
        hint={
          isOnDuty
            ? 'We ring you when an express parcel is near.'
            : 'On duty, senders nearby can ring you. They see how far you are, never where.'
        }
        checked={isOnDuty}
        aria-busy={busy !== null}
        onChange={() => {
          if (busy === null) void (isOnDuty ? duty.goOff() : duty.goOn(mode));
        }}
      />
      {busy === 'finding' ? (
        <p role="status" className="flex items-center gap-2 text-15 text-ink-soft">
          <Spinner /> Looking where you are. Your browser may ask whether it may tell us.
        </p>
      ) : null}
      {trouble ? <DutyTrouble trouble={trouble} workingHours={view.workingHours} /> : null}
      {isOnDuty ? (
        <>
          <DutyStatus view={view} isHere={duty.isHere} onTakeOver={duty.takeOver} onKyc={onKyc} />
          <RingMe />
        </>
      ) : (
        <SelectField label="How you get around" value={mode} onChange={(event) => setMode(Number(event.target.value))}>
          {dutyModes.map(({ mode: value, word }) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function DutySkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-3 py-2">
      <Skeleton shape="title" className="w-1/2" />
      <Skeleton shape="field" />
    </div>
  );
}
