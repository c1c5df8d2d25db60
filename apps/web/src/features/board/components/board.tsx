import type { BoardAskView, BoardOrderView, BoardRiderView, BoardView } from '@waybill/contract/board/board-view';
import { type DragEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useMedia, wide } from '../../../ui/use-media.ts';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { type BoardFilter, type BoardRow, countShows, filterRows, needsALook, rowsOf } from '../model/board-rows.ts';
import { countWords } from '../model/row-words.ts';
import { useChosen } from '../model/use-chosen.ts';
import { useGiving } from '../model/use-giving.ts';
import { BoardTools } from './board-tools.tsx';
import { GiveManySheet } from './give-many-sheet.tsx';
import { GiveSheet } from './give-sheet.tsx';
import { AskRow, ParcelRow } from './parcel-row.tsx';
import { RiderRow } from './rider-row.tsx';

/** Three lines of text with room around them. */
const rowRem = 5.25;

const everything: BoardFilter = { show: 'all', kind: 'any', riderId: undefined, text: '' };

const panes = [
  { value: 'parcels', label: 'Parcels' },
  { value: 'riders', label: 'Riders' },
] as const;

type Pane = (typeof panes)[number]['value'];

export type BoardProps = {
  readonly board: BoardView;
  readonly onOpen: (orderId: string) => void;
  readonly onAnswer: (ask: BoardAskView) => void;
};

/** The whole board of a business: the list is the board. */
export function Board({ board, onOpen, onAnswer }: BoardProps) {
  const { at, riders } = board;
  const { give } = useGiving();
  const isWide = useMedia(wide);
  const [pane, setPane] = useState<Pane>('parcels');
  const [filter, setFilter] = useState(everything);
  const [activeRow, setActiveRow] = useState<string>();
  const [activeRider, setActiveRider] = useState<string>();
  const [giving, setGiving] = useState<string>();
  const [isGivingMany, setIsGivingMany] = useState(false);
  const [dragged, setDragged] = useState<readonly string[]>([]);

  const all = useMemo(() => rowsOf(board), [board]);
  const counts = useMemo(() => countShows(all), [all]);
  const text = useDeferredValue(filter.text);
  const rows = useMemo(() => filterRows(all, { ...filter, text }), [all, filter, text]);
  const toLookAt = useMemo(() => countToLookAt(board.orders), [board.orders]);
  const ordersById = useMemo(() => new Map(board.orders.map((order) => [order.orderId, order])), [board.orders]);
  const { chosen, choose, chooseAll, chooseNone } = useChosen(ordersById);
  const shownOrders = useMemo(() => rows.flatMap((row) => (row.kind === 'order' ? [row.order.orderId] : [])), [rows]);

  const ordersOf = (ids: Iterable<string>) => [...ids].flatMap((id) => ordersById.get(id) ?? []);
  const giveAll = useCallback(
    async (ids: Iterable<string>, to: BoardRiderView) => {
      const orders = [...ids].flatMap((id) => ordersById.get(id) ?? []);
      await give(orders.map((order) => ({ order, to })));
      chooseNone();
    },
    [give, ordersById, chooseNone],
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
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      {isWide ? null : <Segments label="What of the board" options={panes} value={pane} onChange={setPane} />}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {isWide || pane === 'parcels' ? (
          <section aria-labelledby="board-parcels" className="min-w-0">
            <header className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3">
              <h2 id="board-parcels" className="flex-1 text-17">
                {chosen.size > 0 ? `${countWords(chosen.size)} chosen` : countWords(rows.length)}
              </h2>
              {chosen.size > 0 ? (
                <ChosenActs
                  orders={ordersOf(chosen)}
                  onGive={() => setIsGivingMany(true)}
                  onTakeBack={(orders) => void give(orders.map((order) => ({ order, to: undefined }))).then(chooseNone)}
                  onNone={chooseNone}
                />
              ) : shownOrders.length > 0 ? (
                <Button variant="quiet" className="min-h-11 text-15" onClick={() => chooseAll(shownOrders)}>
                  Choose all
                </Button>
              ) : null}
            </header>
            <div className="paper-card overflow-hidden">
              {rows.length === 0 ? (
                <NothingHere isEmpty={all.length === 0} onAll={() => setFilter(everything)} />
              ) : (
                <WindowedList
                  label="Parcels"
                  items={rows}
                  keyOf={keyOfRow}
                  rowRem={rowRem}
                  active={activeRow}
                  onActive={setActiveRow}
                  onKey={(event, row) => {
                    if (row.kind !== 'order' || event.ctrlKey || event.metaKey || event.altKey) return;
                    if (event.key === 'x') choose(row.order.orderId);
                    else if (event.key === 'g') setGiving(row.order.orderId);
                    else return;
                    event.preventDefault();
                  }}
                  className={listHeight}
                >
                  {(row, isActive) =>
                    row.kind === 'ask' ? (
                      <AskRow rowKey={row.key} ask={row.ask} isActive={isActive} onAnswer={onAnswer} onActive={setActiveRow} />
                    ) : (
                      <ParcelRow
                        order={row.order}
                        at={at}
                        isActive={isActive}
                        isChosen={chosen.has(row.order.orderId)}
                        onChoose={choose}
                        onOpen={openOrder}
                        onGive={giveOne}
                        onDrag={drag}
                        onDragEnd={endDrag}
                        onActive={setActiveRow}
                      />
                    )
                  }
                </WindowedList>
              )}
            </div>
          </section>
        ) : null}
        {isWide || pane === 'riders' ? (
          <section aria-labelledby="board-riders" className="min-w-0">
            <header className="mb-2 flex min-h-11 items-center">
              <h2 id="board-riders" className="text-17">
                {ridersWords(riders)}
              </h2>
            </header>
            <div className={classNames('paper-card overflow-hidden', dragged.length > 0 && 'outline-2 outline-palm')}>
              {riders.length === 0 ? (
                <p className="p-5 text-ink-soft">Nobody rides for you yet. Invite somebody under People.</p>
              ) : (
                <WindowedList
                  label="Riders"
                  items={riders}
                  keyOf={keyOfRider}
                  rowRem={rowRem}
                  active={activeRider}
                  onActive={setActiveRider}
                  className={listHeight}
                >
                  {(rider, isActive) => (
                    <RiderRow
                      rider={rider}
                      toLookAt={toLookAt.get(rider.riderId) ?? 0}
                      isActive={isActive}
                      isShown={filter.riderId === rider.riderId}
                      chosen={chosen.size}
                      isDropTarget={dragged.length > 0}
                      onShow={showRider}
                      onGiveChosen={giveChosen}
                      onDrop={drop}
                      onActive={setActiveRider}
                    />
                  )}
                </WindowedList>
              )}
            </div>
          </section>
        ) : null}
      </div>
      {given ? <GiveSheet order={given} onGive={give} onOpen={openOrder} onClose={() => setGiving(undefined)} /> : null}
      {isGivingMany && chosen.size > 0 ? (
        <GiveManySheet
          orders={ordersOf(chosen)}
          riders={riders}
          onGive={async (gifts) => {
            await give(gifts);
            chooseNone();
          }}
          onClose={() => setIsGivingMany(false)}
        />
      ) : null}
    </div>
  );
}

/** The lists scroll, the page around them hardly. */
const listHeight = 'max-h-[max(24rem,calc(100dvh-22rem))] min-h-48';

const keyOfRow = ({ key }: BoardRow) => key;
const keyOfRider = ({ riderId }: BoardRiderView) => riderId;

function countToLookAt(orders: readonly BoardOrderView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const order of orders)
    if (order.riderId !== null && needsALook(order)) counts.set(order.riderId, (counts.get(order.riderId) ?? 0) + 1);
  return counts;
}

function ridersWords(riders: readonly BoardRiderView[]): string {
  const onDuty = riders.filter(({ isOnDuty }) => isOnDuty).length;
  return `${riders.length === 1 ? '1 rider' : `${riders.length} riders`}, ${onDuty} on duty`;
}

type ChosenActsProps = {
  readonly orders: readonly BoardOrderView[];
  readonly onGive: () => void;
  readonly onTakeBack: (orders: readonly BoardOrderView[]) => void;
  readonly onNone: () => void;
};

function ChosenActs({ orders, onGive, onTakeBack, onNone }: ChosenActsProps) {
  const held = orders.filter(({ riderId }) => riderId !== null);
  return (
    <>
      <Button className="min-h-11 text-15" onClick={onGive}>
        Give {orders.length} to…
      </Button>
      {held.length > 0 ? (
        <Button variant="secondary" className="min-h-11 text-15" onClick={() => onTakeBack(held)}>
          Take {held.length} back
        </Button>
      ) : null}
      <Button variant="quiet" className="min-h-11 text-15" onClick={onNone}>
        Choose none
      </Button>
    </>
  );
}

function NothingHere({ isEmpty, onAll }: { readonly isEmpty: boolean; readonly onAll: () => void }) {
  return isEmpty ? (
    <EmptyState
      drawing="shelf"
      title="Nothing waits"
      text="Requests, express calls and parcels to carry stand here as they come, the most urgent above."
    />
  ) : (
    <EmptyState
      drawing="map"
      title="Nothing like that"
      text="No parcel on the board fits what you look for."
      action={
        <Button variant="secondary" onClick={onAll}>
          Show everything
        </Button>
      }
    />
  );
}
