import { decideSaleQuestion } from '@waybill/contract/ops/decide-sale-question';
import { getSaleQuestion } from '@waybill/contract/ops/get-sale-question';
import { listSaleQuestions } from '@waybill/contract/ops/list-sale-questions';
import { freezeGoods } from '../../../src/modules/wallet/index.ts';
import { transact } from '../../../src/platform/db/database.ts';
import { carrier, codesOf, moveTo, offer } from '../../support/orders.ts';
import { buyer, orderWith, saleOf, seller, send } from '../../support/sales.ts';
import { payAtTheDoor } from '../../support/sold-parcels.ts';
import { makeStaff } from '../../support/staff.ts';
import type { World } from '../../support/world.ts';
import { type Cast, own, row } from '../row.ts';

/** A sale that was paid at the door and handed over, and that its buyer questions. */
async function questioned(world: World) {
  const [owner, other] = [await seller(world), await carrier(world)];
  const { id: saleId, code } = await saleOf(world, owner);
  await orderWith(world, buyer(world), code, { payWhen: 'door' });
  const packageId = (await send(owner, saleId)).result.packageId ?? '';
  const { id: orderId } = (await offer(other, packageId)).result;
  await moveTo(owner, orderId, 'Accepted');
  await moveTo(other, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
  await moveTo(other, orderId, 'InTransit');
  const [order] = await world.db<{ buyerId: string; paid: number }[]>`
    update sale_order set complaint = 'It is another bag', complained_at = now() where sale_id = ${saleId}
    returning id as buyer_id, (buyer_pays_minor / 100)::int as paid`;
  if (!order) throw new Error('Nobody has ordered');
  await payAtTheDoor(world, { packageId, buyerId: order.buyerId }, order.paid);
  await moveTo(other, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
  await transact(world.db, (tx) => freezeGoods(tx, packageId));
  await world.db`update sale set state = 'questioned' where id = ${saleId}`;
  return { owner, other, saleId };
}

const ofAQuestion =
  (more: object = {}) =>
  async ({ world }: Cast) => {
    const { owner, other, saleId } = await questioned(world);
    return { owner, other, input: { params: { saleId }, ...more } };
  };

const body = { decision: 'release', because: 'It is the right thing to do' };

export const saleQuestionRows = [
  own(listSaleQuestions),
  row(getSaleQuestion, ofAQuestion(), {}),
  row(decideSaleQuestion, ofAQuestion({ body }), {}),
  // A seller of ours does not decide about what they sold.
  row(
    decideSaleQuestion,
    async ({ world, staff }) => {
      const { owner, saleId } = await questioned(world);
      await makeStaff(world, owner);
      return { owner, other: staff, input: { params: { saleId }, body } };
    },
    { other: 'yes' },
  ),
];
