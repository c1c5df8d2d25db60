import type { BoardRiderView } from '@waybill/contract/board/board-view';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { RiderRow } from './rider-row.tsx';
import { rowRem } from './row-height.ts';

type RidersPaneProps = {
  readonly riders: readonly BoardRiderView[];
  readonly toLookAt: ReadonlyMap<string, number>;
  readonly shownId: string | undefined;
  readonly chosen: number;
  readonly isDropTarget: boolean;
  readonly listClass: string;
  readonly onShow: (riderId: string) => void;
  readonly onGiveChosen: (rider: BoardRiderView) => void;
  readonly onDrop: (rider: BoardRiderView) => void;
};

const keyOf = ({ riderId }: BoardRiderView) => riderId;

/** Everybody who rides for the business. */
export function RidersPane({ riders, toLookAt, shownId, chosen, isDropTarget, listClass, ...on }: RidersPaneProps) {
  const [active, setActive] = useState<string>();
  return (
    <section aria-labelledby="board-riders" className="min-w-0">
      <h2 id="board-riders" className="mb-2 flex min-h-11 items-center text-17">
        {ridersWords(riders)}
      </h2>
      <div className={classNames('paper-card overflow-hidden', isDropTarget && 'outline-2 outline-palm')}>
        {riders.length === 0 ? (
          <p className="p-5 text-ink-soft">Nobody rides for you yet. Invite somebody under People.</p>
        ) : (
          <WindowedList
            label="Riders"
            items={riders}
            keyOf={keyOf}
            rowRem={rowRem}
            active={active}
            onActive={setActive}
            className={listClass}
          >
            {(rider, isActive) => (
              <RiderRow
                rider={rider}
                toLookAt={toLookAt.get(rider.riderId) ?? 0}
                isActive={isActive}
                isShown={shownId === rider.riderId}
                chosen={chosen}
                isDropTarget={isDropTarget}
                onShow={on.onShow}
                onGiveChosen={on.onGiveChosen}
                onDrop={on.onDrop}
                onActive={setActive}
              />
            )}
          </WindowedList>
        )}
      </div>
    </section>
  );
}

function ridersWords(riders: readonly BoardRiderView[]): string {
  const onDuty = riders.filter(({ isOnDuty }) => isOnDuty).length;
  return `${riders.length === 1 ? '1 rider' : `${riders.length} riders`}, ${onDuty} on duty`;
}
