import { randomUUID } from 'node:crypto';
import { listSales } from '@waybill/contract/sales/list-sales';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { carrier, codesOf, moveTo, offer } from './orders.ts';
import type { Person } from './people.ts';
import { personWithMoney } from './people-with-money.ts';
import { askForCode, type Buyer, buyer, comeBack, saleSeenBy } from './sales.ts';
import { ajah, dayIn, sendParcel, yaba } from './timeline.ts';
import type { World } from './world.ts';

/** In naira. */
export const collects = { amount: 20_000, fee: 3_000, charge: 500 } as const;

/** A parcel from Yaba to Ajah whose receiver pays at the door. */
export const postCollecting = (
  sender: Pick<Person, 'call'>,
  receiverPhoneNumber: string,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) =>
  sendParcel(
    sender,
    {
      deliveryPartner: 0,
      dropoffAddress: '7 Addo Road, Ajah',
      dropOffAddressJson: ajah,
      pickupAddressJson: yaba,
      shipmentDate: dayIn(1),
      receiverPhoneNumber,
      price: collects.fee,
      costOfItem: 35_000,
      collectAtDoor: { amount: collects.amount },
      ...more,
    },
    idempotencyKey,
  );

export const salesOf = async (person: Pick<Person, 'call'>) => (await person.call(listSales, { query: {} })).result.items;

export type Collecting = {
  readonly ada: Person;
  /** Whoever receives it and has no account. */
  readonly halima: Buyer;
  readonly sale: SaleView;
  readonly packageId: string;
};

/** Posted by somebody checked who has ₦50,000. */
export async function collecting(world: World, more: Record<string, unknown> = {}): Promise<Collecting> {
  const ada = await personWithMoney(world, { NGN: 50_000 });
  const halima = buyer(world);
  const { status, result } = await postCollecting(ada, halima.phone, more);
  if (status !== 201) throw new Error(`It was not posted: ${status}`);
  const [sale] = await salesOf(ada);
  if (!sale) throw new Error('There is no sale of it');
  return { ada, halima, sale: await saleSeenBy(ada, sale.id), packageId: result.id };
}

/** A carrier takes it as far as the street. */
export async function carried(world: World, { ada, packageId }: Pick<Collecting, 'ada' | 'packageId'>) {
  const rider = await carrier(world);
  const { id: orderId } = (await offer(rider, packageId)).result;
  await moveTo(ada, orderId, 'Accepted');
  await moveTo(rider, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
  await moveTo(rider, orderId, 'InTransit');
  return { rider, orderId };
}

/** The receiver shows that the phone is theirs. */
export async function proveReceiver(world: World, { halima, sale }: Pick<Collecting, 'halima' | 'sale'>) {
  return comeBack(halima, sale.code, halima.phone, await askForCode(world, halima, sale.code, halima.phone));
}
