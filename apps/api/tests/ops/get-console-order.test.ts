import { getConsoleOrder } from '@waybill/contract/ops/get-console-order';
import { expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { chargeForSending, dealAt, fee, moveTo } from '../support/orders.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world, 'support'));
const look = (orderId: string) => ngozi.call(getConsoleOrder, { params: { orderId } });

it('an order shows its parcel, its two sides and what the books hold for it, and no door, phone or receiver', async () => {
  const { sender, carrier, orderId, packageId } = await dealAt(world, 'InTransit');
  const { result } = await look(orderId);
  expect(result).toMatchObject({
    ...{ orderId, packageId, orderStatus: 3, kind: 'offer', weight: 2.5, escrow: 'held', isDispute: false, goods: null },
    ...{ fee, charge: chargeForSending, inEscrow: fee + chargeForSending, currency: 'NGN' },
    ...{ sender: { id: sender.id }, carrier: { id: carrier.id } },
  });
  expect(result.history.map(({ what }) => what)).toContain('order.picked-up');
  const text = JSON.stringify(result);
  for (const secret of ['Herbert Macaulay', 'Aminu Kano', 'Halima', '+2348059876543']) expect(text).not.toContain(secret);
});

it('what the two write and show is theirs until it is for us to decide', async () => {
  const { sender, orderId } = await dealAt(world, 'Delivered');
  await world.db`update order_event set message = 'Between you and me' where order_id = ${orderId}`;
  expect(JSON.stringify((await look(orderId)).result)).not.toContain('Between you and me');
  await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
  expect((await look(orderId)).result).toMatchObject({ isDispute: true, escrow: 'frozen' });
  expect(JSON.stringify((await look(orderId)).result)).toContain('The box is empty');
});

it('when it is over nothing waits any more', async () => {
  const { sender, orderId } = await dealAt(world, 'Delivered');
  await moveTo(sender, orderId, 'Completed');
  expect((await look(orderId)).result).toMatchObject({ escrow: 'captured', inEscrow: 0 });
});

it('a look is written down about both sides, once a day', async () => {
  const { sender, carrier, orderId } = await dealAt(world, 'Accepted');
  await look(orderId);
  await look(orderId);
  for (const { id } of [sender, carrier])
    expect((await actsAbout(world, id)).map(({ staffId, what }) => [staffId, what])).toEqual([[ngozi.id, 'order-looked-at']]);
});

it('there is none where there is none', async () => {
  expect((await look('ord_00000000000000000000000000')).problem.code).toBe('not_found');
});
