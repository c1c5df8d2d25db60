import { listReceivers as call } from '@waybill/contract/receivers/list-receivers';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { countReceivers, listReceiversOf } from '../storage/receivers.ts';
import { receiverViewOf } from '../views.ts';

export const listReceiversRoute = defineRoute(
  call,
  async ({ db }, { caller: { userId }, query: { limit, skip, cursor, search } }) => {
    const words = search
      .toLowerCase()
      .split(/\s+/)
      .map(withoutHomeZero)
      .filter((word) => word !== '');
    const [rows, inBook] = await Promise.all([
      listReceiversOf(db, userId, words, { after: decodeCursor(cursor), limit: limit + 1, skip }),
      countReceivers(db, userId),
    ]);
    return { ...pageOf(rows, limit, (row) => receiverViewOf(row, userId)), inBook };
  },
);

/** Numbers are kept with their country’s code: at home people type a 0 in its place. */
function withoutHomeZero(word: string): string {
  return /^0\d{2,}$/.test(word) ? word.slice(1) : word;
}
