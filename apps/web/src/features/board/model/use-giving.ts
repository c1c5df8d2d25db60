import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BoardOrderView, BoardView } from '@waybill/contract/board/board-view';
import { useMemo } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { assignOrder, endAssignment } from '../../orders/index.ts';
import { boardKey } from '../api/get-board.ts';
import { boardStirred } from './board-state.ts';
import { countWords } from './row-words.ts';

export type Receiver = { readonly riderId: string; readonly name: string };

/** A parcel, and who is to have it; nobody: it is taken back. */
export type Gift = { readonly order: BoardOrderView; readonly to: Receiver | undefined };

/** At the same time; more would only wait for each other. */
const atOnce = 4;

/** Gives parcels to riders and takes them back, says so, and offers to undo it. */
export function useGiving() {
  const queries = useQueryClient();
  return useMemo(() => {
    let offered: number | undefined;
    const giveAll = async (gifts: readonly Gift[], mayUndo = true): Promise<void> => {
      const done = await give(queries, gifts);
      // Of two acts the last can be undone: the first may be about the same parcel.
      if (offered !== undefined) toast.dismiss(offered);
      offered = undefined;
      if (done.length === 0) return;
      const { title, text } = givenWords(done);
      const undo = { label: 'Undo', act: () => void giveAll(done.map(backOf), false) };
      if (mayUndo) offered = toast.asking(title, text, undo);
      else toast.success(title, text);
    };
    return { give: (gifts: readonly Gift[]) => giveAll(gifts) };
  }, [queries]);
}

/** Answers those that were given; what could not be is said. */
async function give(queries: QueryClient, asked: readonly Gift[]): Promise<readonly Gift[]> {
  const gifts = asked.filter(({ order, to }) => order.riderId !== (to?.riderId ?? null));
  const failures: unknown[] = [];
  const done: Gift[] = [];
  const left = [...gifts];
  const worker = async () => {
    for (let gift = left.shift(); gift; gift = left.shift()) {
      try {
        await hand(gift);
        done.push(gift);
      } catch (failure) {
        failures.push(failure);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // What is under way was read before these acts.
  await queries.cancelQueries({ queryKey: boardKey });
  queries.setQueryData<BoardView>(boardKey, (board) => board && afterGifts(board, done));
  boardStirred();
  const [first] = failures;
  if (first)
    toast.error(
      gifts.length === 1 ? 'That did not work' : `${countWords(failures.length)} stayed where they were`,
      first instanceof Error ? first.message : undefined,
      8000,
    );
  return done;
}

function hand({ order, to }: Gift): Promise<unknown> {
  return to ? assignOrder(order.orderId, to.riderId) : endAssignment(order.orderId);
}

/** The same parcel as it is after that act, to go back to whoever had it before. */
function backOf({ order, to }: Gift): Gift {
  const { riderId, riderName } = order;
  return {
    order: { ...order, riderId: to?.riderId ?? null, riderName: to?.name ?? null },
    to: riderId === null ? undefined : { riderId, name: riderName ?? '' },
  };
}

/** The board as it will be read next: whoever hands out work does not wait for it. */
function afterGifts(board: BoardView, gifts: readonly Gift[]): BoardView {
  const given = new Map(gifts.map((gift) => [gift.order.orderId, gift.to]));
  return {
    ...board,
    orders: board.orders.map((order) => {
      if (!given.has(order.orderId)) return order;
      const to = given.get(order.orderId);
      const holder = to
        ? { riderId: to.riderId, riderName: to.name, riderState: 'offered' as const }
        : { riderId: null, riderName: null, riderState: null };
      return { ...order, ...holder, refusal: null, alerts: [] };
    }),
  };
}

function givenWords(gifts: readonly Gift[]): { readonly title: string; readonly text: string } {
  const names = [...new Set(gifts.map(({ to }) => to?.name))];
  const [only] = names;
  const count = gifts.length;
  if (names.length > 1) return { title: `${countWords(count)} given to ${names.length} riders`, text: 'Their phones ring now.' };
  if (only === undefined)
    return {
      title: count === 1 ? 'Taken back' : `${countWords(count)} taken back`,
      text: `${count === 1 ? 'It waits' : 'They wait'} for another rider.`,
    };
  return { title: count === 1 ? `${only} has it` : `${only} has ${countWords(count)}`, text: 'Their phone rings now.' };
}
