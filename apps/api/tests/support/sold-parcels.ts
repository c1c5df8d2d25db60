import { randomUUID } from 'node:crypto';
import { arriveAtDoor } from '@waybill/contract/orders/arrive-at-door';
import { failAttempt } from '@waybill/contract/orders/fail-attempt';
import { tryAgain } from '@waybill/contract/orders/try-again';
import type { Spot } from '@waybill/contract/places/distance';
import { takeDoorPayment } from '../../src/modules/orders/index.ts';
import { findAuthorStatus, type PackageSale, postingRequestOf, postPackage } from '../../src/modules/timeline/index.ts';
import { approvePin } from '../../src/modules/wallet/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { carrier, codesOf, type Deal, fee, moveTo, offer } from './orders.ts';
import type { Person } from './people.ts';
import { goodPin, payIn, personWithMoney } from './people-with-money.ts';
import { dayIn, uploadedPicture, wuse, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** In naira. */
export const goods = 20_000;

export type Sold = Deal & { readonly buyerId: string };

type Sale = Partial<Omit<PackageSale, 'buyerId' | 'goodsMinor'>>;

const parcel = {
  deliveryPartner: 1,
  dispatchMode: 1,
  senderFullName: 'Chidi Okafor',
  receiverFullName: 'Halima Yusuf',
  senderPhoneNumber: '+2348031234567',
  receiverPhoneNumber: '+2348059876543',
  pickupAddress: '12 Herbert Macaulay Way, Yaba',
  pickupAddressJson: yaba,
  dropoffAddress: '7 Aminu Kano Crescent, Wuse',
  dropOffAddressJson: wuse,
  weight: 2.5,
  itemCategoryId: 3,
  handleRequirementId: 2,
  price: fee,
  costOfItem: goods,
  description: 'Sneakers, size 42',
} as const;

/** A parcel that was sold, posted as the seller's sending it posts it. Who pays before it leaves has paid. */
export async function soldParcel(world: World, seller: Person, sale: Sale = {}): Promise<{ packageId: string; buyerId: string }> {
  const { context } = world.node;
  const buyerId = newId('buyer');
  const whole: PackageSale = {
    buyerId,
    goodsMinor: BigInt(goods * 100),
    deliveryPaidBy: 'buyer',
    payWhen: 'door',
    mayOpenFirst: false,
    ...sale,
  };
  if (whole.payWhen === 'now') await payIn(world, buyerId, 'NGN', buyerPays(whole));
  const [approval, sender] = [await approvePin(context, seller.id, goodPin), await findAuthorStatus(world.db, seller.id)];
  const input = { ...parcel, imageIdList: [], shipmentDate: dayIn(3) };
  const request = postingRequestOf(seller.id, 'sale', randomUUID(), input);
  const packageId = await transact(world.db, (tx) => postPackage(context, tx, approval, { input, sender, request, sale: whole }));
  return { packageId, buyerId };
}

const buyerPays = ({ deliveryPaidBy }: Pick<PackageSale, 'deliveryPaidBy'>) =>
  goods + (deliveryPaidBy === 'buyer' ? fee + 500 : 0);

/** The buyer's money comes in, and goes into escrow. */
export async function payAtTheDoor(
  world: World,
  { packageId, buyerId }: Pick<Sold, 'packageId' | 'buyerId'>,
  paid = fee + 500 + goods,
) {
  await payIn(world, buyerId, 'NGN', paid);
  return transact(world.db, (tx) => takeDoorPayment(tx, packageId));
}

const way = ['Accepted', 'PickedUp', 'InTransit', 'AttemptFailed', 'Returning'] as const;

type Others = Partial<Pick<Deal, 'sender' | 'carrier'>> & { readonly naira?: number };

/** Something sold that stands there; by default it is to be paid at the door, with the delivery. */
export async function soldAt(world: World, status: (typeof way)[number], sale: Sale = {}, others: Others = {}): Promise<Sold> {
  const sender = others.sender ?? (await personWithMoney(world, { NGN: others.naira ?? 50_000 }));
  const by = others.carrier ?? (await carrier(world));
  const { packageId, buyerId } = await soldParcel(world, sender, sale);
  const { id: orderId } = (await offer(by, packageId)).result;
  const deal = { sender, carrier: by, packageId, orderId, buyerId };
  for (const to of way.slice(0, way.indexOf(status) + 1)) await expectOk(go(world, deal, to));
  return deal;
}

async function go(world: World, deal: Sold, to: (typeof way)[number]) {
  const { sender, carrier: by, orderId } = deal;
  if (to === 'PickedUp') return moveTo(by, orderId, to, { code: codesOf(world, orderId).pickup });
  if (to === 'InTransit') return moveTo(by, orderId, to);
  return to === 'AttemptFailed' ? fail(world, deal) : moveTo(sender, orderId, to);
}

type Caller = Pick<Visitor, 'call'>;

export const arrive = (caller: Caller, orderId: string, where: Partial<Spot> = {}) =>
  caller.call(arriveAtDoor, { params: { id: orderId }, body: where });

/** A few houses from the drop-off. */
export const nearTheDoor = { latitude: wuse.latitude + 0.002, longitude: wuse.longitude };

export const fail = async (
  world: World,
  { carrier: by, orderId }: Pick<Sold, 'carrier' | 'orderId'>,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) =>
  by.call(failAttempt, {
    params: { id: orderId },
    body: { reason: 'nobody-there', imageIdList: [await uploadedPicture(world, by.id)], ...nearTheDoor, ...more },
    idempotencyKey,
  });

export const again = (
  caller: Caller,
  orderId: string,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => caller.call(tryAgain, { params: { id: orderId }, body: { day: dayIn(1), pin: goodPin, ...more }, idempotencyKey });

async function expectOk(asking: Promise<{ status: number; problem: { code: string; detail: string } }>): Promise<void> {
  const answer = await asking;
  if (answer.status !== 200) throw new Error(`What was sold did not move: ${answer.problem.code} ${answer.problem.detail}`);
}
