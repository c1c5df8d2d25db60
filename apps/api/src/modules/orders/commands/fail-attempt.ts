import type { BodyOf } from '@waybill/contract/call';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { failAttempt as call } from '@waybill/contract/orders/fail-attempt';
import { findStep, type Side } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { type LockedPackage, lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { mayStep, ownOrder, refuseStep } from '../policies.ts';
import { metresFromDoor } from '../process/near-the-door.ts';
import { takeSteps } from '../process/take-step.ts';
import { notBeforeLastStep, readHappenedAt } from '../proof/claims.ts';
import { lockAndAnswerOnce, requestOf } from '../requests.ts';
import { lockOrder, type OrderRow, packageOf } from '../storage/orders.ts';

type Failure = BodyOf<typeof call> & { readonly orderId: string };

const { AttemptFailed, Returning } = orderStatus;

/** Something sold could not be handed over. After the last attempt it goes back in the same act. */
export async function failAttempt(
  context: Pick<OrdersContext, 'db' | 'publish'>,
  callerId: string,
  idempotencyKey: string,
  failure: Failure,
): Promise<void> {
  await lockAndAnswerOnce(
    context.db,
    requestOf(callerId, 'attempt', idempotencyKey, failure),
    async (tx) => {
      const [item, order] = await Promise.all([lockPackage(tx, packageOf(tx, failure.orderId)), lockOrder(tx, failure.orderId)]);
      return { item, order };
    },
    async (tx, locked) => {
      const order = ownOrder(locked.order, callerId);
      if (!locked.item) throw new Error(`The package of ${order.id} is gone`);
      return failOnce(
        context,
        tx,
        { item: locked.item, order, side: order.senderId === callerId ? 'sender' : 'carrier' },
        failure,
      );
    },
  );
}

type Locked = { readonly item: LockedPackage; readonly order: OrderRow; readonly side: Side };

async function failOnce(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  { item, order, side }: Locked,
  { reason, message, imageIdList, latitude, longitude, ...failure }: Failure,
): Promise<string> {
  const step = mayStep(order, AttemptFailed, side) ?? refuseStep(order, item, AttemptFailed, side);
  const doorMetres = metresFromDoor(item, { latitude, longitude });
  const happenedAt = await notBeforeLastStep(tx, order, readHappenedAt(failure.happenedAt));
  const act = {
    actor: 'carrier',
    userId: order.carrierId,
    happenedAt,
    message,
    imageIds: imageIdList,
    attempt: { reason, doorMetres },
  } as const;
  const attempts = order.attempts + 1;
  const goesBack = attempts < orderLimits.attempts ? undefined : wayBack({ ...order, attempts });
  const steps = [
    { step, act },
    ...(goesBack ? [{ step: goesBack, act: { actor: 'time', userId: null, happenedAt } as const }] : []),
  ];
  await takeSteps(context, tx, order, steps);
  return order.id;
}

function wayBack(order: OrderRow) {
  const step = findStep({ ...order, status: AttemptFailed }, Returning, 'time');
  if (!step) throw new Error('The table does not bring back what nobody took');
  return step;
}
