import type { BoardAskView, BoardOrderView } from '@waybill/contract/board/board-view';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type DragEvent, memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { wayOf } from '../model/board-rows.ts';
import { askWords, earnWords, holderWords, parcelWords, troubleWords } from '../model/row-words.ts';
import { RowCheck } from './row-check.tsx';

const rowLook = 'flex h-full items-center gap-1 border-b border-line pr-2';
const mainLook = 'min-w-0 flex-1 self-stretch py-2 text-left';

type ParcelRowProps = {
  readonly order: BoardOrderView;
  /** When the board was read. */
  readonly at: string;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (orderId: string) => void;
  readonly onOpen: (order: BoardOrderView) => void;
  readonly onGive: (order: BoardOrderView) => void;
  readonly onDrag: (order: BoardOrderView, event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onActive: (key: string) => void;
};

/** A parcel of the board: chosen, opened, given, or dragged to a rider. */
export const ParcelRow = memo(function ParcelRow({ order, at, isActive, isChosen, ...on }: ParcelRowProps) {
  const way = wayOf(order);
  const [trouble, ...others] = troubleWords(order, at);
  const tabIndex = isActive ? 0 : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shorter way to what its button does
    <div
      draggable
      onDragStart={(event) => on.onDrag(order, event)}
      onDragEnd={on.onDragEnd}
      onFocus={() => on.onActive(order.orderId)}
      className={classNames(rowLook, isChosen && 'bg-palm/8')}
    >
      {/* In some browsers nothing can be dragged by a button. */}
      <GripVertical size={18} aria-hidden="true" data-grip className="ml-1 hidden flex-none cursor-grab text-ink-soft lg:block" />
      <RowCheck
        label={`Choose ${way}, ${order.trackingId}`}
        checked={isChosen}
        tabIndex={tabIndex}
        onChange={() => on.onChoose(order.orderId)}
      />
      <button type="button" data-row-focus tabIndex={tabIndex} onClick={() => on.onOpen(order)} className={mainLook}>
        <span className="block truncate font-medium">{way}</span>
        <span className="block truncate text-13 text-ink-soft">
          <span className="font-mono">{order.trackingId}</span> · {parcelWords(order)} · for {order.receiverName}
        </span>
        <span className="block truncate text-13">
          {trouble ? (
            <strong className="font-semibold text-clay">
              {trouble}
              {others.length > 0 ? `, and ${others.length} more` : ''}
            </strong>
          ) : null}
          {trouble && order.riderName ? ' · ' : ''}
          {trouble && !order.riderName ? null : holderWords(order)}
        </span>
      </button>
      <Button
        variant="secondary"
        tabIndex={tabIndex}
        aria-label={`${order.riderId === null ? 'Give' : 'Change who has'} ${way}, ${order.trackingId}`}
        onClick={() => on.onGive(order)}
        className="min-h-11 flex-none px-3.5 text-15"
      >
        {order.riderId === null ? 'Give' : 'Change'}
      </Button>
    </div>
  );
});

type AskRowProps = {
  readonly ask: BoardAskView;
  readonly at: string;
  readonly isActive: boolean;
  readonly rowKey: string;
  readonly onAnswer: (ask: BoardAskView) => void;
  readonly onActive: (key: string) => void;
};

/** Somebody asks the business to carry something, and waits for its answer. */
export const AskRow = memo(function AskRow({ ask, at, isActive, rowKey, onAnswer, onActive }: AskRowProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its buttons has the focus
    <div onFocus={() => onActive(rowKey)} className={classNames(rowLook, 'bg-marigold/10 pl-3')}>
      <button
        type="button"
        data-row-focus
        tabIndex={isActive ? 0 : -1}
        onClick={() => onAnswer(ask)}
        className="flex min-w-0 flex-1 items-center gap-2 self-stretch py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{wayOf(ask)}</span>
          <span className="block truncate text-13 text-ink-soft" title={`${parcelWords(ask)}: ${earnWords(ask)}`}>
            {parcelWords(ask)}: {earnWords(ask)}
          </span>
          <span className="block truncate text-13 font-semibold">{askWords(ask, at)}</span>
        </span>
        <span className="flex-none px-2 text-15 font-semibold text-lagoon">Answer</span>
      </button>
    </div>
  );
});
