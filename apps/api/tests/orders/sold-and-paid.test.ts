import { orderStatus } from '@waybill/contract/orders/enums';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeDoorPayment } from '../../src/modules/orders/index.ts';
import { findRefunds, proveMoney, verifySalePayment } from '../../src/modules/wallet/index.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { beginToPay } from '../support/buyers.ts';
import { fee, letTimePass, moveTo, orderOf } from '../support/orders.ts';
import { unclearedOf } from '../support/people-with-money.ts';
import { fail, goods, type Sold, soldAt } from '../support/sold-parcels.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const pays = goods + fee + 500;

/** Paid at the door, by a transfer that can go back to where it came from. */
async function paidAtDoor(): Promise<Sold> {
  const deal = await soldAt(world, 'InTransit');
  const buyer = { buyerId: deal.buyerId, saleId: newId('sale'), sellerId: deal.sender.id };
  const { accountNumber } = await beginToPay(world.node, buyer, BigInt(pays * 100));
  await sandbox.transfer({ accountNumber: accountNumber ?? '' }, {});
  await verifySalePayment(world.node.context, buyer.buyerId);
  expect(await transact(world.db, (tx) => takeDoorPayment(tx, deal.packageId))).toBe('done');
  return deal;
}

/** All that went back to the buyer or is on its way, in naira. */
async function refundedTo({ buyerId }: Sold): Promise<number> {
  const { returningMinor, returnedMinor } = await findRefunds(world.db, buyerId);
  return Number(returningMinor + returnedMinor) / 100;
}

const decide = ({ orderId }: Sold, decision: 'refund' | 'release') =>
  decideDisputeNow(world.node.context, { order: orderId, decision, amount: undefined, because: 'We have asked both.' });
const complain = ({ sender, orderId }: Sold) => moveTo(sender, orderId, 'Disputed', { message: 'Something is wrong' });

const shown = async ({ carrier, orderId }: Sold) => (await orderOf(carrier, orderId)).carrierEarns;

describe('what the buyer has paid', () => {
  it('goes back to them when it is back with the seller, who paid for the attempt and the way', async () => {
    const deal = await paidAtDoor();
    await fail(world, deal, { reason: 'refused' });
    await moveTo(deal.sender, deal.orderId, 'Returning');
    await moveTo(deal.sender, deal.orderId, 'Cancelled');
    expect(await refundedTo(deal)).toBe(pays);
    expect([await unclearedOf(world, deal.carrier.id), await shown(deal)]).toEqual([fee * 0.9, fee * 0.9]);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is the seller’s when our people decide that it was handed over', async () => {
    const deal = await paidAtDoor();
    await complain(deal);
    await decide(deal, 'release');
    expect(await unclearedOf(world, deal.sender.id)).toBe(goods * 0.985);
    expect(await refundedTo(deal)).toBe(0);
    expect([await unclearedOf(world, deal.carrier.id), await shown(deal)]).toEqual([fee * 0.9, fee * 0.9]);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is not the seller’s because the carrier is paid for a way back that nobody ended', async () => {
    const deal = await paidAtDoor();
    await fail(world, deal);
    await moveTo(deal.sender, deal.orderId, 'Returning');
    await letTimePass(world, deal.orderId);
    await decide(deal, 'release');
    expect((await orderOf(deal.sender, deal.orderId)).orderStatus).toBe(orderStatus.Completed);
    expect(await unclearedOf(world, deal.sender.id)).toBe(0);
    expect(await refundedTo(deal)).toBeGreaterThanOrEqual(goods);
    expect(await unclearedOf(world, deal.carrier.id)).toBe(await shown(deal));
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('goes back to them when our people decide against the delivery', async () => {
    const deal = await paidAtDoor();
    await complain(deal);
    await decide(deal, 'refund');
    expect(await refundedTo(deal)).toBe(pays);
    expect(await unclearedOf(world, deal.carrier.id)).toBe(0);
    expect(await proveMoney(world.db)).toEqual([]);
  });
});

describe('what nobody has paid', () => {
  it('in dispute ends like any other, whatever our people decide', async () => {
    for (const decision of ['refund', 'release'] as const) {
      const deal = await soldAt(world, 'AttemptFailed');
      await complain(deal);
      await decide(deal, decision);
      expect(await orderOf(deal.sender, deal.orderId)).not.toMatchObject({ orderStatus: orderStatus.Disputed });
      expect(await unclearedOf(world, deal.carrier.id)).toBe(await shown(deal));
      expect(await unclearedOf(world, deal.sender.id)).toBe(0);
    }
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('and nobody picks up is off a week after its day, and the reserve is the seller’s again', async () => {
    const deal = await soldAt(world, 'Accepted');
    const [row] = await world.db<{ days: number }[]>`
      select extract(epoch from due_at - now())::float8 / 86400 as days from delivery_order where id = ${deal.orderId}`;
    // Its day is in three days, to its end.
    expect(row?.days).toBeGreaterThan(10);
    expect(row?.days).toBeLessThanOrEqual(11);
    await letTimePass(world, deal.orderId);
    expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({ orderStatus: orderStatus.Cancelled, escrow: 'released' });
    expect(await proveMoney(world.db)).toEqual([]);
  });
});
