import type { BoardOrderView, BoardView } from '@waybill/contract/board/board-view';
import { useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SpotMap } from '../../places/index.ts';
import { riderSpots, waitingSpots } from '../model/map-spots.ts';
import { countWords } from '../model/row-words.ts';

type BoardMapProps = {
  readonly board: BoardView;
  readonly toLookAt: ReadonlyMap<string, number>;
  /** The rider whose parcels are shown. */
  readonly riderId: string | undefined;
  /** The parcel that somebody is at. */
  readonly order: BoardOrderView | undefined;
  readonly onPick: (riderId: string) => void;
  readonly onDrop: ((riderId: string) => void) | undefined;
  readonly className?: string;
};

const legend = [
  { look: 'bg-palm', words: 'Free' },
  { look: 'bg-lagoon', words: 'Has parcels' },
  { look: 'bg-clay', words: 'To look at' },
  { look: 'border-2 border-ink bg-marigold', words: 'Waits to be fetched' },
] as const;

/** Who is where, and what waits where. It says nothing that the lists do not. */
export function BoardMap({ board, toLookAt, riderId, order, onPick, onDrop, className }: BoardMapProps) {
  const { riders, orders } = board;
  const spots = useMemo(() => riderSpots(riders, toLookAt, riderId), [riders, toLookAt, riderId]);
  const dots = useMemo(() => waitingSpots(orders), [orders]);
  return (
    <section aria-labelledby="board-map" className={classNames('flex min-w-0 flex-col', className)}>
      <h2 id="board-map" className="sr-only">
        Map
      </h2>
      <SpotMap
        label={`Map of ${spots.length === 1 ? '1 rider' : `${spots.length} riders`} and ${countWords(dots.length)} that wait`}
        spots={spots}
        dots={dots}
        way={order && [order.from, order.to]}
        onPick={onPick}
        onDrop={onDrop}
        className="min-h-48 flex-1"
      />
      <ul aria-label="Colours on the map" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-soft">
        {legend.map(({ look, words }) => (
          <li key={words} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classNames('size-3 rounded-full', look)} />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
