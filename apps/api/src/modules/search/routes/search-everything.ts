import { toMajor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { searchEverything as call, type SearchView, searchLimits } from '@waybill/contract/search/search-everything';
import { neighbourhoodOf } from '../../timeline/index.ts';
import { defineRoute } from '../define-route.ts';
import { readWanted } from '../read-wanted.ts';
import { findChats, findOrders, findParcels, findReceivers, findTransactions } from '../storage/own-things.ts';
import { findPeopleCalled } from '../storage/people.ts';

export const searchEverythingRoute = defineRoute(
  call,
  async ({ db }, { caller, query }) => {
    const wanted = readWanted(query.searchText);
    // Marks alone, say: nothing is left to look for.
    if (wanted.words.length < searchLimits.leastText) return nothing;
    // In one turn, so that they share a packet.
    const [people, orders, parcels, receivers, transactions, chats] = await Promise.all([
      findPeopleCalled(db, caller.userId, wanted.words),
      findOrders(db, caller.userId, wanted),
      findParcels(db, caller.userId, wanted),
      findReceivers(db, caller.userId, wanted),
      findTransactions(db, caller.userId, wanted),
      findChats(db, caller.userId, wanted),
    ]);
    return {
      people,
      orders: orders.map(({ pickup, dropOffs, createdAt, ...order }) => ({
        ...order,
        ...wayOf(pickup, dropOffs),
        dateCreated: createdAt.toISOString(),
      })),
      parcels: parcels.map(({ pickup, dropOffs, createdAt, ...parcel }) => ({
        ...parcel,
        ...wayOf(pickup, dropOffs),
        dateCreated: createdAt.toISOString(),
      })),
      receivers: receivers.map(({ dropOffs, ...receiver }) => ({ ...receiver, dropOff: areaOf(dropOffs[0]) })),
      transactions: transactions.map(({ amountMinor, createdAt, ...line }) => ({
        ...line,
        amount: toMajor(BigInt(amountMinor)),
        dateCreated: createdAt.toISOString(),
      })),
      chats,
    };
  },
  { reads: 'replica' },
);

const nothing: SearchView = { people: [], orders: [], parcels: [], receivers: [], transactions: [], chats: [] };

function wayOf(pickup: Place, dropOffs: readonly Place[]) {
  return { pickup: areaOf(pickup), dropOff: areaOf(dropOffs[0]) };
}

function areaOf(place: Place | undefined): string {
  return place ? neighbourhoodOf(place).label : '';
}
