import type { BoardAskView, BoardOrderView } from '@waybill/contract/board/board-view';
import Download from 'lucide-react/icons/download';
import type { DragEvent, KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { boardCsv } from '../model/board-csv.ts';
import type { BoardRow } from '../model/board-rows.ts';
import { countWords } from '../model/row-words.ts';
import { ChosenActs } from './chosen-acts.tsx';
import { NothingHere } from './nothing-here.tsx';
import { AskRow, ParcelRow } from './parcel-row.tsx';
import { rowRem } from './row-height.ts';

type ParcelsPaneProps = {
  /** Those that are shown. */
  readonly rows: readonly BoardRow[];
  readonly isEmpty: boolean;
  /** When the board was read. */
  readonly at: string;
  readonly active: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly chosenOrders: readonly BoardOrderView[];
  readonly listClass: string;
  readonly onActive: (key: string) => void;
  readonly onChoose: (orderId: string) => void;
  readonly onChooseAll: (orderIds: readonly string[]) => void;
  readonly onOpen: (order: BoardOrderView) => void;
  readonly onGive: (order: BoardOrderView) => void;
  readonly onGiveChosen: () => void;
  readonly onTakeBack: (orders: readonly BoardOrderView[]) => void;
  readonly onAnswer: (ask: BoardAskView) => void;
  readonly onDrag: (order: BoardOrderView, event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onShowAll: () => void;
};

const keyOf = ({ key }: BoardRow) => key;

/** What is asked of the business and what it has to carry, as far as it is shown. */
export function ParcelsPane({ rows, isEmpty, at, active, chosen, chosenOrders, listClass, ...on }: ParcelsPaneProps) {
  const shownIds = () => rows.flatMap((row) => (row.kind === 'order' ? [row.order.orderId] : []));
  const save = () => saveFile(`board-${at.slice(0, 10)}.csv`, new Blob([boardCsv(rows, at)], { type: 'text/csv' }));

  function key(event: KeyboardEvent, row: BoardRow) {
    if (row.kind !== 'order' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'x') on.onChoose(row.order.orderId);
    else if (event.key === 'g') on.onGive(row.order);
    else return;
    event.preventDefault();
  }

  return (
    <section aria-labelledby="board-parcels" className="min-w-0 lg:row-span-2 min-[100rem]:row-span-1">
      <header className="mb-2 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id="board-parcels" aria-live="polite" className="flex-1 text-17 whitespace-nowrap">
          {chosen.size > 0 ? `${countWords(chosen.size)} chosen` : countWords(rows.length)}
        </h2>
        {chosen.size > 0 ? (
          <ChosenActs
            orders={chosenOrders}
            onGive={on.onGiveChosen}
            onTakeBack={on.onTakeBack}
            onNone={() => on.onChooseAll([])}
          />
        ) : rows.length > 0 ? (
          <>
            <Button variant="quiet" className="min-h-11 text-15" icon={<Download size={18} aria-hidden="true" />} onClick={save}>
              Export
            </Button>
            <Button variant="quiet" className="min-h-11 text-15" onClick={() => on.onChooseAll(shownIds())}>
              Choose all
            </Button>
          </>
        ) : null}
      </header>
      <div className="paper-card overflow-hidden">
        {rows.length === 0 ? (
          <NothingHere isEmpty={isEmpty} onAll={on.onShowAll} />
        ) : (
          <WindowedList
            label="Parcels"
            items={rows}
            keyOf={keyOf}
            rowRem={rowRem}
            active={active}
            onActive={on.onActive}
            onKey={key}
            className={listClass}
          >
            {(row, isActive) =>
              row.kind === 'ask' ? (
                <AskRow
                  rowKey={row.key}
                  ask={row.ask}
                  at={at}
                  isActive={isActive}
                  onAnswer={on.onAnswer}
                  onActive={on.onActive}
                />
              ) : (
                <ParcelRow
                  order={row.order}
                  at={at}
                  isActive={isActive}
                  isChosen={chosen.has(row.order.orderId)}
                  onChoose={on.onChoose}
                  onOpen={on.onOpen}
                  onGive={on.onGive}
                  onDrag={on.onDrag}
                  onDragEnd={on.onDragEnd}
                  onActive={on.onActive}
                />
              )
            }
          </WindowedList>
        )}
      </div>
      <p className="mt-2 hidden text-13 text-ink-soft lg:block">
        Arrows move, <kbd>X</kbd> chooses, <kbd>G</kbd> gives, <kbd>Enter</kbd> opens. Or drag a parcel to a rider.
      </p>
    </section>
  );
}
