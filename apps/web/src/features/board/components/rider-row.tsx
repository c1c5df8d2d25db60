import type { BoardRiderView } from '@waybill/contract/board/board-view';
import { memo, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { countWords, loadWords, nextWords } from '../model/row-words.ts';

type RiderRowProps = {
  readonly rider: BoardRiderView;
  /** How many of their parcels somebody should look at. */
  readonly toLookAt: number;
  readonly isActive: boolean;
  /** The list beside shows their parcels alone. */
  readonly isShown: boolean;
  /** Parcels that are chosen, to be given to somebody. */
  readonly chosen: number;
  readonly isDropTarget: boolean;
  readonly onShow: (riderId: string) => void;
  readonly onGiveChosen: (rider: BoardRiderView) => void;
  readonly onDrop: (rider: BoardRiderView) => void;
  readonly onActive: (key: string) => void;
};

/** Somebody who rides: what they have, where they go next, and room for what is dropped on them. */
export const RiderRow = memo(function RiderRow({ rider, toLookAt, chosen, isShown, isDropTarget, ...more }: RiderRowProps) {
  const { isActive, onShow, onGiveChosen, onDrop, onActive } = more;
  const [isOver, setIsOver] = useState(false);
  const tabIndex = isActive ? 0 : -1;
  const { riderId, name, profilePicture, vehicle, isOnDuty } = rider;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to what its button does
    <div
      onFocus={() => onActive(riderId)}
      onDragOver={(event) => {
        if (!isDropTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(rider);
      }}
      className={classNames(
        'flex h-full items-center gap-3 border-b border-line px-3',
        isOver ? 'bg-palm/20 outline-2 -outline-offset-2 outline-palm' : isShown && 'bg-lagoon/10',
      )}
    >
      <Avatar name={name} src={profilePicture} size={36} className={isOnDuty ? '' : 'opacity-55'} />
      <button
        type="button"
        data-row-focus
        tabIndex={tabIndex}
        aria-pressed={isShown}
        onClick={() => onShow(riderId)}
        className="min-w-0 flex-1 self-stretch py-2 text-left"
      >
        <span className="block truncate font-medium">
          {name}
          {vehicle ? <span className="font-normal text-ink-soft"> · {vehicle.plate}</span> : null}
        </span>
        <span className="block text-13 text-ink-soft">
          <span className="block truncate">{loadWords(rider)}</span>
          <span className="block truncate">
            {toLookAt > 0 ? <strong className="font-semibold text-clay">{toLookAt} to look at · </strong> : null}
            {nextWords(rider)}
          </span>
        </span>
      </button>
      {chosen > 0 ? (
        <Button
          variant="secondary"
          tabIndex={tabIndex}
          aria-label={`Give ${countWords(chosen)} to ${name}`}
          onClick={() => onGiveChosen(rider)}
          className="min-h-11 flex-none px-3.5 text-15"
        >
          Give {chosen}
        </Button>
      ) : null}
    </div>
  );
});
