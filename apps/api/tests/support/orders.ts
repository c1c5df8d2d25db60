import { randomUUID } from 'node:crypto';
import { createOrder } from '@waybill/contract/orders/create-order';
import { deleteOrder } from '@waybill/contract/orders/delete-order';
import { type OrderStatusName, orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { handoverCodeOf, pickupCodeOf } from '../../src/modules/orders/codes.ts';
import { watchTheClock } from '../../src/modules/orders/jobs/order-jobs.ts';
import { recordPastItem } from '../../src/modules/timeline/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Person } from './people.ts';
import { personWithMoney } from './people-with-money.ts';
import { dayIn, uploadedPicture, wuse, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

/** In naira; the charge for sending comes on top. */
export const fee = 6000;
export const chargeForSending = 500;

export type Wanted = {
  readonly fee?: number;
  readonly booking?: { readonly askedOf: string; readonly relatedItemId: string };
  readonly isExpress?: boolean;
  readonly day?: string;
};

/** A package on the timeline with its money held, past the form and the PIN. */
export async function wantedParcel(world: World, senderId: string, wanted: Wanted = {}): Promise<string> {
  const id = newId('package');
  const minor = BigInt((wanted.fee ?? fee) * 100);
  await transact(world.db, (tx) =>
    recordPastItem(tx, {
      at: new Date(),
      item: {
        id,
        type: wanted.isExpress ? timelineItemType.Express : timelineItemType.Package,
        authorId: senderId,
        message: 'A phone in its box',
        dispatchMode: wanted.isExpress ? 0 : 1,
        journey: {
          pickupAddress: '12 Herbert Macaulay Way, Yaba',
          pickup: yaba,
          dropOffAddresses: ['7 Aminu Kano Crescent, Wuse'],
          dropOffs: [wuse],
          shipDate: wanted.day ?? dayIn(3),
        },
        price: { currency: 'NGN', minor },
        ...(wanted.booking ? { booking: wanted.booking } : {}),
      },
      texts: [],
      parcel: {
        deliveryType: wanted.isExpress ? 3 : 1,
        weightGrams: 2500,
        categoryId: 3,
        handleId: 2,
        costMinor: 12_000_000n,
        senderName: 'Chidi Okafor',
        receiverName: 'Halima Yusuf',
        senderPhone: '+2348031234567',
        receiverPhone: '+2348059876543',
        title: 'Phones to Wuse, Abuja',
      },
      likedBy: [],
      comments: [],
    }),
  );
  return id;
}

/** Somebody who may carry, with nothing in the wallet. */
export const carrier = (world: World): Promise<Person> => personWithMoney(world, {});

export const askFor = (
  caller: Caller,
  packageId: string,
  carrierId: string,
  isBooking = false,
  idempotencyKey: string = randomUUID(),
) => caller.call(createOrder, { body: { packageId, userId: carrierId, isBooking }, idempotencyKey });

export const offer = (carrier: Caller & { readonly id: string }, packageId: string) => askFor(carrier, packageId, carrier.id);

export const moveTo = (
  caller: Caller,
  orderId: string,
  to: OrderStatusName,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => caller.call(updateOrder, { body: { orderId, orderStatus: orderStatus[to], ...more }, idempotencyKey });

export const takeBack = (caller: Caller, id: string) => caller.call(deleteOrder, { params: { id } });

export const orderOf = async (caller: Caller, id: string): Promise<OrderView> =>
  (await caller.call(getOrder, { params: { id } })).result;

/** The codes that the sender gives at pickup and the receiver at handover. */
export function codesOf(world: World, orderId: string, number = 1): { pickup: string; handover: string } {
  const { keys } = world.node.context;
  return { pickup: pickupCodeOf(keys, orderId), handover: handoverCodeOf(keys, orderId, number) };
}

export type Deal = { readonly sender: Person; readonly carrier: Person; readonly packageId: string; readonly orderId: string };

type Dealing = Partial<Pick<Deal, 'sender' | 'carrier'>> & { readonly fee?: number };

/** A parcel of a sender that a carrier has offered to carry at its fee. */
export async function offered(world: World, people: Dealing = {}): Promise<Deal> {
  const sender = people.sender ?? (await personWithMoney(world, { NGN: (people.fee ?? fee) + chargeForSending }));
  const by = people.carrier ?? (await carrier(world));
  const packageId = await wantedParcel(world, sender.id, people.fee === undefined ? {} : { fee: people.fee });
  const { id: orderId } = (await offer(by, packageId)).result;
  return { sender, carrier: by, packageId, orderId };
}

const way = ['Accepted', 'PickedUp', 'InTransit', 'Delivered'] as const;

/** An order that stands there, come by codes and, for Delivered, by a photo. */
export async function dealAt(world: World, status: (typeof way)[number], people: Dealing = {}): Promise<Deal> {
  const deal = await offered(world, people);
  const { sender, carrier: by, orderId } = deal;
  for (const to of way.slice(0, way.indexOf(status) + 1)) {
    if (to === 'Accepted') await expectMoved(moveTo(sender, orderId, to));
    if (to === 'PickedUp') await expectMoved(moveTo(by, orderId, to, { code: codesOf(world, orderId).pickup }));
    if (to === 'InTransit') await expectMoved(moveTo(by, orderId, to));
    if (to === 'Delivered') await expectMoved(moveTo(by, orderId, to, { imageIdList: [await uploadedPicture(world, by.id)] }));
  }
  return deal;
}

/** A delivered parcel whose sender says that the box is empty. */
export async function disputed(world: World, people: Dealing = {}): Promise<Deal> {
  const deal = await dealAt(world, 'Delivered', people);
  await expectMoved(moveTo(deal.sender, deal.orderId, 'Disputed', { message: 'The box is empty' }));
  return deal;
}

async function expectMoved(moving: ReturnType<typeof moveTo>): Promise<void> {
  const answer = await moving;
  if (answer.status !== 200) throw new Error(`An order did not move: ${answer.problem.code} ${answer.problem.detail}`);
}

/** Lets the clock of an order run out, and has it noticed. */
export async function letTimePass(world: World, orderId: string): Promise<void> {
  await world.db`update delivery_order set due_at = now() - interval '1 second' where id = ${orderId} and due_at is not null`;
  await runTheClock(world);
}

export const runTheClock = (world: World): Promise<void> => watchTheClock.handle(world.node.context, {} as never);

/** Nobody in these tests is as quick as the tests are. */
export const forgetTries = (world: World) => world.db`delete from rate_limit`;
