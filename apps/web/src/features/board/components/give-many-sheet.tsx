import type { BoardOrderView, BoardRiderView } from '@waybill/contract/board/board-view';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { suggestRiders } from '../api/suggest-riders.ts';
import { wayOf } from '../model/board-rows.ts';
import { countWords, loadWords, nextWords } from '../model/row-words.ts';
import { mostSplit, type Split, splitAmong } from '../model/split-among.ts';
import type { Gift } from '../model/use-giving.ts';

type GiveManySheetProps = {
  readonly orders: readonly BoardOrderView[];
  readonly riders: readonly BoardRiderView[];
  readonly onGive: (gifts: readonly Gift[]) => Promise<void>;
  readonly onClose: () => void;
};

/** Several parcels at once: all to one rider, or split among those who fit best. */
export function GiveManySheet({ orders, riders, onGive, onClose }: GiveManySheetProps) {
  const [split, setSplit] = useState<Split>();
  const { busy, run } = useBusy();
  const onDuty = riders.filter(({ isOnDuty }) => isOnDuty);
  const give = (gifts: readonly Gift[]) =>
    void run(async () => {
      await onGive(gifts);
      onClose();
    });
  const propose = () => void run(async () => setSplit(splitAmong(await suggestionsFor(orders), riders)));
  return (
    <Sheet title={`Who takes ${countWords(orders.length)}?`} open tall onClose={onClose}>
      <div className="grid gap-5 pb-5" aria-busy={busy || undefined}>
        {split ? (
          <SplitProposal split={split} busy={busy} onGive={give} />
        ) : (
          <>
            {orders.length <= mostSplit ? (
              <Button full busy={busy} onClick={propose}>
                Suggest a split among riders
              </Button>
            ) : (
              <p className="text-15 text-ink-soft">A split can be suggested for up to {mostSplit} parcels at once.</p>
            )}
            <section aria-labelledby="one-heading">
              <h3 id="one-heading" className="mb-1 text-17">
                All to one
              </h3>
              {onDuty.length === 0 ? <p className="text-ink-soft">Nobody is on duty now.</p> : null}
              <ul className="-mx-5">
                {onDuty.map((rider) => (
                  <li key={rider.riderId}>
                    <ListRow
                      title={rider.name}
                      text={`${loadWords(rider)} · ${nextWords(rider)}`}
                      onClick={() => give(orders.map((order) => ({ order, to: rider })))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** A few at a time: each measures ways. */
async function suggestionsFor(orders: readonly BoardOrderView[]) {
  const found = [];
  for (let at = 0; at < orders.length; at += 4)
    found.push(
      ...(await Promise.all(
        orders.slice(at, at + 4).map(async (order) => ({ order, riders: (await suggestRiders(order.orderId)).riders })),
      )),
    );
  return found;
}

type SplitProposalProps = { readonly split: Split; readonly busy: boolean; readonly onGive: (gifts: readonly Gift[]) => void };

function SplitProposal({ split: { gifts, left }, busy, onGive }: SplitProposalProps) {
  return (
    <>
      <ul>
        {gifts.map(({ order, to, reason }) => (
          <li key={order.orderId} className="border-line py-2.5 not-first:border-t">
            <p className="font-medium">
              {wayOf(order)} to {to.name}
            </p>
            <p className="text-13 text-ink-soft">{reason}</p>
          </li>
        ))}
      </ul>
      {left.length > 0 ? (
        <Notice tone="attention" title={`Nobody fits for ${countWords(left.length)}`}>
          {left.map(wayOf).join(', ')}
        </Notice>
      ) : null}
      {gifts.length > 0 ? (
        <Button full busy={busy} onClick={() => onGive(gifts)}>
          Give {countWords(gifts.length)} so
        </Button>
      ) : null}
    </>
  );
}
