import { getDispute } from '@waybill/contract/ops/get-dispute';
import { listActs } from '@waybill/contract/ops/list-acts';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { allNotified, notified } from '../notifications/rows.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { carrier, codesOf, disputed, moveTo, offer } from '../support/orders.ts';
import { pageOf, paidSale, send, standsAt } from '../support/sales.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { because, decideBy } from './dispute-desk.ts';
import { preview } from './proposal-desk.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

/** A bag of 20,000 naira on its way, about which seller and carrier disagree. */
async function disputedSale() {
  const { seller, buyer, sale } = await paidSale(world, bank);
  const packageId = (await send(seller, sale.id)).result.packageId ?? '';
  const by = await carrier(world);
  const { id: orderId } = (await offer(by, packageId)).result;
  await moveTo(seller, orderId, 'Accepted');
  await moveTo(by, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
  await moveTo(seller, orderId, 'Disputed', { message: 'It arrived wet' });
  return { seller, buyer, carrier: by, sale, orderId };
}

describe('the price of something sold, in a dispute of its delivery', () => {
  it('is divided as our people choose, whoever pays the way: told to seller and buyer, and written down', async () => {
    const ngozi = await staffMember(world);
    const { seller, buyer, sale, orderId } = await disputedSale();
    const seen = (await preview(ngozi, { kind: 'dispute', orderId, decision: 'release', goodsToSeller: 12_000.5 })).result;
    const shares = Object.fromEntries(seen.shares.map(({ side, amount }) => [side, amount]));
    expect(shares).toMatchObject({ buyer: 7_999.5, seller: 11_820.5 });
    expect(Object.values(shares).reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(Math.round(seen.amount * 100));
    const { result } = await decideBy(ngozi, orderId, { decision: 'release', goodsToSeller: 12_000.5 });
    expect(shares.carrier).toBe(result.outcome?.carrierGets);
    const goods = { buyerGets: 7_999.5, sellerGets: 11_820.5, commission: 180 };
    expect(result.outcome).toMatchObject({ decision: 'release', goods });
    expect((await ngozi.call(getDispute, { params: { orderId } })).result.outcome?.goods).toEqual(goods);

    await standsAt(seller, sale.id, 'arrived');
    const { mine } = (await pageOf(buyer, sale.code)).result;
    expect(mine).toMatchObject({
      decision: { buyerGets: 7_999.5, sellerGets: 11_820.5, because },
      // What is divided is decided: nobody asks for it once more.
      canComplainUntil: null,
    });
    expect((mine?.returning ?? 0) + (mine?.returned ?? 0)).toBe(7_999.5);
    await allNotified(world);
    const told = await notified(seller, 'disputeDecided');
    expect(JSON.stringify(told)).toContain(
      'Of the price ₦11,820.50 is yours, after our commission of ₦180.00; ₦7,999.50 went back to your buyer.',
    );
    const acts = (await ngozi.call(listActs, { query: {} })).result.items;
    expect(acts.find(({ what }) => what === 'dispute-released')?.about).toContainEqual({
      name: 'Of the price, the seller’s',
      value: '₦12,000.50',
    });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('can be the seller’s although the carrier is paid nothing', async () => {
    const { seller, carrier: by, sale, orderId } = await disputedSale();
    const words = { order: orderId, decision: 'refund', amount: undefined, goods: '20,000', because };
    expect(await decideDisputeNow(world.node.context, words)).toContain('the seller gets ₦19,700.00, the buyer ₦0.00');
    expect((await standsAt(seller, sale.id, 'arrived')).state).toBe('arrived');
    await allNotified(world);
    expect(JSON.stringify(await notified(by, 'disputeDecided'))).not.toContain('price');
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('goes as the carrier is paid where nobody says: all back to the buyer with a refund', async () => {
    const ngozi = await staffMember(world);
    const { seller, sale, orderId } = await disputedSale();
    const { result } = await decideBy(ngozi, orderId, { decision: 'refund' });
    expect(result.outcome?.goods).toEqual({ buyerGets: 20_000, sellerGets: 0, commission: 0 });
    await standsAt(seller, sale.id, 'came-back');
  });

  it('is no more than the price, and there only where something was sold', async () => {
    const ngozi = await staffMember(world);
    const { orderId } = await disputedSale();
    const tooMuch = await decideBy(ngozi, orderId, { decision: 'release', goodsToSeller: 20_000.01 });
    expect(tooMuch.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'goodsToSeller' }] });
    const ordinary = await disputed(world);
    const none = await decideBy(ngozi, ordinary.orderId, { decision: 'release', goodsToSeller: 1 });
    expect(none.problem.code).toBe('invalid_input');
  });
});
