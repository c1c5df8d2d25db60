import { transact } from '../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../platform/jobs/outbox.ts';
import { orderEvents, parcelExpired } from '../orders/index.ts';
import { saleCleared, salePaid } from '../wallet/index.ts';
import { followSale } from './commands/follow-sale.ts';
import { receivePayment } from './commands/receive-payment.ts';
import type { SalesContext } from './context.ts';
import { tellSeller } from './events.ts';
import { findSaleOfPackage } from './storage/parcels.ts';
import { findSale } from './storage/sales.ts';

const takePayment = react(salePaid, 'sale', (context: SalesContext, paid) => receivePayment(context, paid));

type OfPackage = { readonly packageId: string };

/** Something has happened to a parcel: if it was sold, the sale goes along. */
function follow<Data extends OfPackage>(event: DomainEvent<Data>): Reaction<SalesContext> {
  return react(event, 'sale', async (context: SalesContext, { packageId }) => {
    const saleId = await findSaleOfPackage(context.db, packageId);
    if (saleId === undefined) return;
    await followSale(context, saleId);
    // Its seller’s list shows who carries it, and how far it is.
    const sale = await findSale(context.db, saleId);
    if (sale) await transact(context.db, async (tx) => tellSeller(tx, sale));
  });
}

export const salesReactions: readonly Reaction<SalesContext>[] = [
  takePayment,
  ...orderEvents.map(follow),
  follow(parcelExpired),
  follow(saleCleared),
];
