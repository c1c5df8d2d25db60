import { timelineLimits } from '@waybill/contract/timeline/enums';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { AddressField } from '../../../places/index.ts';
import { addStop, moveStop, removeStop, type Stop } from '../../model/posting/batch-fields.ts';

type BatchStopsProps = {
  readonly stops: readonly Stop[];
  readonly error?: string | undefined;
  readonly onChange: (stops: readonly Stop[]) => void;
};

/** Where a batch stops, in the order of the journey. */
export function BatchStops({ stops, error, onChange }: BatchStopsProps) {
  const id = useId();
  const change = (at: number, stop: Stop) => onChange(stops.map((old, index) => (index === at ? stop : old)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Where you stop, in order</legend>
      <ol className="grid gap-3">
        {stops.map((stop, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place in the journey, and holds no state of its own
          <li key={at} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <AddressField
                label={`Drop-off ${at + 1}`}
                text={stop.text}
                place={stop.place}
                error={stop.place ? undefined : error}
                onChange={(value) => change(at, value)}
              />
            </div>
            {stops.length > 1 ? (
              <div className="flex flex-none flex-col">
                <IconButton
                  label={`Move drop-off ${at + 1} up`}
                  disabled={at === 0}
                  onClick={() => onChange(moveStop(stops, at, -1))}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move drop-off ${at + 1} down`}
                  disabled={at === stops.length - 1}
                  onClick={() => onChange(moveStop(stops, at, 1))}
                >
                  <ArrowDown size={18} aria-hidden="true" />
                </IconButton>
                <IconButton label={`Remove drop-off ${at + 1}`} onClick={() => onChange(removeStop(stops, at))}>
                  <Trash size={18} aria-hidden="true" />
                </IconButton>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {/* What is said about stops that all have a place is said about the whole list. */}
      <FieldNotes id={id} error={stops.every(({ place }) => place) ? error : undefined} />
      {stops.length < timelineLimits.dropOffs ? (
        <Button variant="secondary" icon={<Plus size={20} aria-hidden="true" />} onClick={() => onChange(addStop(stops))}>
          Add a drop-off
        </Button>
      ) : (
        <p className="text-13 text-ink-soft">{timelineLimits.dropOffs} drop-offs are the most.</p>
      )}
    </fieldset>
  );
}
