import { transact } from '../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../platform/jobs/outbox.ts';
import { orderAccepted, orderAtDoor, orderEvents, parcelExpired } from '../orders/index.ts';
import { isPaymentDue, saleCleared, salePaid } from '../wallet/index.ts';
import { followSale } from './commands/follow-sale.ts';
import { receivePayment } from './commands/receive-payment.ts';
import type { SalesContext } from './context.ts';
import { tellSeller } from './events.ts';
import { tellBuyer } from './jobs/send-buyer-news.ts';
import { findLiveOrder } from './storage/orders.ts';
import { findSaleOfPackage } from './storage/parcels.ts';
import { findSale } from './storage/sales.ts';

const takePayment = react(salePaid, 'sale', (context: SalesContext, paid) => receivePayment(context, paid));

type OfPackage = { readonly packageId: string };

/** Something has happened to a parcel: if it was sold, the sale goes along. */
function follow<Data extends OfPackage>(
  event: DomainEvent<Data>,
  options: { readonly concerns?: (data: Data) => boolean } = {},
): Reaction<SalesContext> {
  return react(event, 'sale', goAlong, options);
}

async function goAlong(context: SalesContext, { packageId }: OfPackage): Promise<void> {
  const saleId = await findSaleOfPackage(context.db, packageId);
  if (saleId === undefined) return;
  await followSale(context, saleId);
  // Its seller’s list shows who carries it, and how far it is.
  const sale = await findSale(context.db, saleId);
  if (sale) await transact(context.db, async (tx) => tellSeller(tx, sale));
}

/** The buyer is asked to pay, by the page that they know. What is paid is asked for no more. */
const askAtTheDoor = react(orderAtDoor, 'sale', async (context: SalesContext, { packageId }) => {
  const saleId = await findSaleOfPackage(context.db, packageId);
  if (saleId === undefined || !(await isPaymentDue(context.db, packageId))) return;
  const order = await findLiveOrder(context.db, saleId);
  if (order) await transact(context.db, async (tx) => tellBuyer(context, tx, order.id, 'at-the-door'));
});

/** Whoever is to pay for a parcel that was not bought by a link hears of it as other receivers do: once somebody brings it. */
const tellWhoPays = react(
  orderAccepted,
  'sale-collecting',
  async (context: SalesContext, { packageId }) => {
    const saleId = await findSaleOfPackage(context.db, packageId);
    const sale = saleId === undefined ? undefined : await findSale(context.db, saleId);
    const order = sale?.isCollected ? await findLiveOrder(context.db, sale.id) : undefined;
    if (order) await transact(context.db, async (tx) => tellBuyer(context, tx, order.id, 'collecting'));
  },
  { concerns: ({ isSale }) => isSale },
);

export const salesReactions: readonly Reaction<SalesContext>[] = [
  takePayment,
  askAtTheDoor,
  tellWhoPays,
  ...orderEvents.map((event) => follow(event, { concerns: ({ isSale }) => isSale })),
  follow(parcelExpired),
  follow(saleCleared),
];
