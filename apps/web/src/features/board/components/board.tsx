import type { BoardAskView, BoardOrderView, BoardRiderView, BoardView } from '@waybill/contract/board/board-view';
import { type DragEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useMedia, wide } from '../../../ui/use-media.ts';
import { type BoardFilter, countShows, filterRows, needsALook, rowsOf } from '../model/board-rows.ts';
import { countWords } from '../model/row-words.ts';
import { useChosen } from '../model/use-chosen.ts';
import { useGiving } from '../model/use-giving.ts';
import { BoardMap } from './board-map.tsx';
import { BoardTools } from './board-tools.tsx';
import { GiveManySheet } from './give-many-sheet.tsx';
import { GiveSheet } from './give-sheet.tsx';
import { ParcelsPane } from './parcels-pane.tsx';
import { RidersPane } from './riders-pane.tsx';

const everything: BoardFilter = { show: 'all', kind: 'any', riderId: undefined, text: '' };

const panes = [
  { value: 'parcels', label: 'Parcels' },
  { value: 'riders', label: 'Riders' },
  { value: 'map', label: 'Map' },
] as const;

type Pane = (typeof panes)[number]['value'];

// The lists scroll, the page around them hardly.
const parcelsHeight = 'max-h-[max(24rem,calc(100dvh-23rem))] min-h-48';
const ridersHeight =
  'max-h-[max(24rem,calc(100dvh-23rem))] min-h-32 lg:max-h-[max(16rem,calc(100dvh-43rem))] min-[100rem]:max-h-[max(24rem,calc(100dvh-23rem))]';

type BoardProps = {
  readonly board: BoardView;
  readonly onOpen: (orderId: string) => void;
  readonly onAnswer: (ask: BoardAskView) => void;
};

/** The whole board of a business: the list is the board, the map repeats it. */
export function Board({ board, onOpen, onAnswer }: BoardProps) {
  const { at, riders, orders } = board;
  const { give } = useGiving();
  const isWide = useMedia(wide);
  const [pane, setPane] = useState<Pane>('parcels');
  const [filter, setFilter] = useState(everything);
  const [active, setActive] = useState<string>();
  const [giving, setGiving] = useState<string>();
  const [isGivingMany, setIsGivingMany] = useState(false);
  const [dragged, setDragged] = useState<readonly string[]>([]);

  const all = useMemo(() => rowsOf(board), [board]);
  const counts = useMemo(() => countShows(all), [all]);
  const text = useDeferredValue(filter.text);
  const rows = useMemo(() => filterRows(all, { ...filter, text }), [all, filter, text]);
  const toLookAt = useMemo(() => countToLookAt(orders), [orders]);
  const ordersById = useMemo(() => new Map(orders.map((order) => [order.orderId, order])), [orders]);
  const { chosen, choose, chooseAll } = useChosen(ordersById);
  const ordersOf = (ids: Iterable<string>) => [...ids].flatMap((id) => ordersById.get(id) ?? []);

  const giveAll = useCallback(
    async (ids: Iterable<string>, to: BoardRiderView | undefined) => {
      const parcels = [...ids].flatMap((id) => ordersById.get(id) ?? []);
      await give(parcels.map((order) => ({ order, to })));
      chooseAll([]);
    },
    [give, ordersById, chooseAll],
  );
  const openOrder = useCallback(({ orderId }: BoardOrderView) => onOpen(orderId), [onOpen]);
  const giveOne = useCallback(({ orderId }: BoardOrderView) => setGiving(orderId), []);
  const drag = useCallback(
    ({ orderId }: BoardOrderView, event: DragEvent) => {
      const ids = chosen.has(orderId) ? [...chosen] : [orderId];
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that has no words.
      event.dataTransfer.setData('text/plain', countWords(ids.length));
      setDragged(ids);
    },
    [chosen],
  );
  const endDrag = useCallback(() => setDragged([]), []);
  const drop = useCallback(
    (rider: BoardRiderView) => {
      setDragged([]);
      void giveAll(dragged, rider);
    },
    [dragged, giveAll],
  );
  const giveChosen = useCallback((rider: BoardRiderView) => void giveAll(chosen, rider), [chosen, giveAll]);
  const showRider = useCallback(
    (riderId: string) =>
      setFilter((before) => ({ ...before, riderId: before.riderId === riderId ? undefined : riderId, show: 'all' })),
    [],
  );
  const dropOn = (riderId: string) => {
    const rider = riders.find((one) => one.riderId === riderId);
    if (rider) drop(rider);
  };

  const given = giving === undefined ? undefined : ordersById.get(giving);
  return (
    <div className="grid gap-4">
      {board.isCut ? (
        <Notice tone="attention" title="There is more than a board can hold">
          You see the 3,000 most urgent parcels. The others stand among your orders.
        </Notice>
      ) : null}
      <BoardTools
        filter={filter}
        counts={counts}
        riders={riders}
        isWide={isWide}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      {isWide ? null : <Segments label="What of the board" options={panes} value={pane} onChange={setPane} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] min-[100rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_22rem]">
        {isWide || pane === 'parcels' ? (
          <ParcelsPane
            rows={rows}
            isEmpty={all.length === 0}
            at={at}
            active={active}
            chosen={chosen}
            chosenOrders={ordersOf(chosen)}
            listClass={parcelsHeight}
            onActive={setActive}
            onChoose={choose}
            onChooseAll={chooseAll}
            onOpen={openOrder}
            onGive={giveOne}
            onGiveChosen={() => setIsGivingMany(true)}
            onTakeBack={(held) =>
              void giveAll(
                held.map(({ orderId }) => orderId),
                undefined,
              )
            }
            onAnswer={onAnswer}
            onDrag={drag}
            onDragEnd={endDrag}
            onShowAll={() => setFilter(everything)}
          />
        ) : null}
        {isWide || pane === 'map' ? (
          <BoardMap
            board={board}
            toLookAt={toLookAt}
            riderId={filter.riderId}
            order={active === undefined ? undefined : ordersById.get(active)}
            onPick={showRider}
            onDrop={dragged.length > 0 ? dropOn : undefined}
            className="h-[max(20rem,calc(100dvh-26rem))] lg:h-84 min-[100rem]:h-auto"
          />
        ) : null}
        {isWide || pane === 'riders' ? (
          <RidersPane
            riders={riders}
            toLookAt={toLookAt}
            shownId={filter.riderId}
            chosen={chosen.size}
            isDropTarget={dragged.length > 0}
            listClass={ridersHeight}
            onShow={showRider}
            onGiveChosen={giveChosen}
            onDrop={drop}
          />
        ) : null}
      </div>
      {given ? <GiveSheet order={given} onGive={give} onOpen={openOrder} onClose={() => setGiving(undefined)} /> : null}
      {isGivingMany && chosen.size > 0 ? (
        <GiveManySheet
          orders={ordersOf(chosen)}
          riders={riders}
          onGive={async (gifts) => {
            await give(gifts);
            chooseAll([]);
          }}
          onClose={() => setIsGivingMany(false)}
        />
      ) : null}
    </div>
  );
}

function countToLookAt(orders: readonly BoardOrderView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const order of orders)
    if (order.riderId !== null && needsALook(order)) counts.set(order.riderId, (counts.get(order.riderId) ?? 0) + 1);
  return counts;
}
