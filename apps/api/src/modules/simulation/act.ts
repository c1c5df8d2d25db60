import { type OrderStatusName, orderStatus } from '@waybill/contract/orders/enums';
import { arriveAtDoor, failAttempt, handoverCodeOf, pickupCodeOf, returnCodeOf, updateOrder } from '../orders/index.ts';
import { payForParcel } from '../sales/index.ts';
import { verifySalePayment } from '../wallet/index.ts';
import type { SimulationContext } from './context.ts';
import type { SimulatedAct } from './scripts.ts';
import type { SimulatedOrder } from './storage/simulated-orders.ts';

/** The carrier’s “My vehicle has broken down” and “I cannot reach the receiver”. */
const [brokenDown, unreachable] = [9, 8];

/** One act of somebody of the test world, by the command that people use as well. Done again with the same key, it happens once. */
export async function actAsSimulated(
  context: SimulationContext,
  act: SimulatedAct,
  order: SimulatedOrder,
  idempotencyKey: string,
): Promise<void> {
  const { id: orderId, carrierId, senderId, packageId } = order;
  const [door] = order.dropOffs;
  const move = (by: string, to: OrderStatusName, more: Partial<Parameters<typeof updateOrder>[3]> = {}) =>
    updateOrder(context, by, idempotencyKey, {
      ...{ orderId, orderStatus: orderStatus[to], cancellationReasons: [], imageIdList: [], message: '' },
      ...more,
    });
  const fail = (reason: 'nobody-there' | 'cannot-pay') =>
    failAttempt(context, carrierId, idempotencyKey, {
      ...{ orderId, reason, message: '', imageIdList: [] },
      ...{ latitude: door?.latitude ?? 0, longitude: door?.longitude ?? 0 },
    });
  const pay = async (part: bigint) => {
    const { buyerId, reference, amountMinor, isNew } = await payForParcel(context, packageId, idempotencyKey);
    if (isNew) context.playBank?.payIn(reference, amountMinor / part);
    await verifySalePayment(context, buyerId);
  };
  const acts: Readonly<Record<SimulatedAct, () => Promise<unknown>>> = {
    accept: () => move(carrierId, 'Accepted'),
    decline: () => move(carrierId, 'Declined'),
    'give up': () => move(carrierId, 'Cancelled', { cancellationReasons: [{ id: brokenDown, customText: '' }] }),
    'pick up': () => move(carrierId, 'PickedUp', { code: pickupCodeOf(context.keys, orderId) }),
    ride: () => move(carrierId, 'InTransit'),
    arrive: () => arriveAtDoor(context, carrierId, orderId, {}),
    'receiver pays': () => pay(1n),
    'receiver pays half': () => pay(2n),
    'nobody there': () => fail('nobody-there'),
    'cannot pay': () => fail('cannot-pay'),
    'sender wants it back': () => move(senderId, 'Returning'),
    'give back': () => move(carrierId, 'Cancelled', { code: returnCodeOf(context.keys, orderId) }),
    'ask to bring back': () => move(carrierId, 'Cancelled', { cancellationReasons: [{ id: unreachable, customText: '' }] }),
    'sender agrees': () => move(senderId, 'Cancelled'),
    'hand over': () => move(carrierId, 'Delivered', { code: handoverCodeOf(context.keys, orderId, order.handoverCodeNumber) }),
    complain: () => move(carrierId, 'Disputed', { message: 'The box has burst. (This was simulated.)' }),
  };
  await acts[act]();
}
