import type { DraftRoundView, DraftStopView } from '@waybill/contract/rounds/round-view';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type DragEvent, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockOf } from '../model/round-words.ts';
import { doingAt } from '../model/stop-words.ts';
import { StopNumber } from './stop-row.tsx';

type EditedStopsProps = {
  readonly draft: DraftRoundView;
  /** Whether a stop can stand there. */
  readonly canMove: (from: number, to: number) => boolean;
  readonly onMove: (from: number, to: number) => void;
  /** A parcel of another round was dropped on this one. */
  readonly onDropParcel: (orderId: string) => void;
  readonly onOpen: (stop: DraftStopView) => void;
};

const dragged = 'application/x-waybill-stop';

/** The stops of a round in their order. The arrows do what dragging does. */
export function EditedStops({ draft, canMove, onMove, onDropParcel, onOpen }: EditedStopsProps) {
  const { stops, riderId } = draft;
  const [over, setOver] = useState<number>();

  function drop(event: DragEvent, to: number) {
    event.preventDefault();
    setOver(undefined);
    const [from = '', orderId = '', position = ''] = event.dataTransfer.getData(dragged).split(' ');
    if (from === riderId) onMove(Number(position), to);
    else if (orderId) onDropParcel(orderId);
  }

  return (
    <ol className="-mx-1">
      {stops.map((stop, index) => (
        <li
          key={`${stop.orderId}.${stop.kind}`}
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(dragged, `${riderId} ${stop.orderId} ${index}`);
            dataTransfer.effectAllowed = 'move';
          }}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes(dragged)) return;
            event.preventDefault();
            setOver(index);
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => drop(event, index)}
          className={classNames(
            'flex cursor-grab items-center gap-2.5 border-line px-1 py-1.5 not-first:border-t',
            over === index && 'bg-lagoon/10',
          )}
        >
          <StopNumber number={index + 1} />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">
              {doingAt(stop)} {stop.name}
            </p>
            <p className="text-13 wrap-anywhere text-ink-soft">
              {clockOf(stop.arrivesAt)} · {stop.isExpress ? 'Express · ' : ''}
              {stop.label}
            </p>
          </div>
          <div className="-mr-2 flex flex-none">
            <IconButton
              label={`${nameOf(stop)}: earlier`}
              aria-disabled={!canMove(index, index - 1) || undefined}
              className="aria-disabled:opacity-30"
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`${nameOf(stop)}: later`}
              aria-disabled={!canMove(index, index + 1) || undefined}
              className="aria-disabled:opacity-30"
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={`${nameOf(stop)}: another rider, or out`} onClick={() => onOpen(stop)}>
              <Ellipsis size={18} aria-hidden="true" />
            </IconButton>
          </div>
        </li>
      ))}
    </ol>
  );
}

const nameOf = (stop: DraftStopView) => `${stop.kind === 'pickup' ? 'Pickup' : 'Drop-off'} ${stop.trackingId}`;
