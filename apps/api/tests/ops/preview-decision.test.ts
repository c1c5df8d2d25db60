import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { tally } from '../support/at-once.ts';
import { chargeForSending, disputed, fee, orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { actsAbout, makeStaff, staffMember } from '../support/staff.ts';
import { because, preview, splitOf, useProposalDesk } from './proposal-desk.ts';

const { world, desk, dispute } = useProposalDesk();

describe('who gets what of a decision, before it is made', () => {
  it('is what the decision then moves, to the kobo', async () => {
    const { sender, carrier, orderId } = await disputed(world);
    const { result } = await preview(desk.ngozi, splitOf(orderId, 2500.55));
    const [paid, ofCarrier] = [fee + chargeForSending, 2250.5];
    expect(result).toEqual({
      amount: paid,
      currency: 'NGN',
      shares: [
        { side: 'carrier', who: expect.any(String), amount: ofCarrier },
        { side: 'commission', who: null, amount: 250.05 },
        { side: 'charge', who: null, amount: chargeForSending },
        { side: 'sender', who: expect.any(String), amount: 3499.45 },
      ],
      creditGoesBack: false,
      limit: 50_000,
      needsSecond: false,
    });
    const body = { decision: 'split', carrierGets: 2500.55, because };
    expect((await desk.ngozi.call(decideDispute, { params: { orderId }, body })).status).toBe(200);
    expect(await unclearedOf(world, carrier.id)).toBe(ofCarrier);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(3499.45);
  });

  it('adds up to all that is held, whatever is chosen, and moves nothing', async () => {
    const { sender, carrier, orderId } = await dispute();
    const parts = Array.from({ length: 25 }, () => Math.ceil(Math.random() * 7_999_999) / 100);
    const decisions = [
      { kind: 'dispute', orderId, decision: 'refund' },
      { kind: 'dispute', orderId, decision: 'release' },
      ...[0.01, 79_999.99, ...parts].map((part) => splitOf(orderId, part)),
    ];
    for (const decision of decisions) {
      const { amount, shares, needsSecond } = (await preview(desk.ngozi, decision)).result;
      const kobo = shares.reduce((sum, share) => sum + Math.round(share.amount * 100), 0);
      expect([kobo, amount, needsSecond], JSON.stringify(decision)).toEqual([80_500_00, 80_500, true]);
    }
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
    expect([await balanceOf(world, sender.id, 'NGN'), await unclearedOf(world, carrier.id)]).toEqual([0, 0]);
    expect(await actsAbout(world, sender.id)).toEqual([]);
    expect((await desk.lead.call(getDispute, { params: { orderId } })).result).toMatchObject({ kind: 'dispute', outcome: null });
  });

  it('says how much each role decides about alone', async () => {
    const { orderId } = await dispute();
    const money = await staffMember(world, 'money');
    const answers = [await preview(desk.ngozi, splitOf(orderId)), await preview(money, splitOf(orderId))];
    expect(answers.map(({ result: { limit, needsSecond } }) => [limit, needsSecond])).toEqual([
      [50_000, true],
      [500_000, false],
    ]);
  });

  it('is refused with the words of the decision itself', async () => {
    const { sender, orderId } = await dispute();
    expect((await preview(desk.ngozi, splitOf(orderId, 80_000))).problem.errors).toEqual([
      expect.objectContaining({ field: 'carrierGets' }),
    ]);
    await makeStaff(world, sender);
    expect((await preview(sender, splitOf(orderId))).problem.code).toBe('forbidden');
    await desk.lead.call(decideDispute, { params: { orderId }, body: { decision: 'refund', because } });
    expect((await preview(desk.ngozi, splitOf(orderId))).problem.code).toBe('step_not_allowed');
    expect((await preview(desk.ngozi, { kind: 'payout', reference: 'wb-nothing' })).problem.code).toBe('not_in_role');
  });

  it('waits for nobody: many look at the same moment, and one decides', async () => {
    const { orderId } = await disputed(world);
    const looks = Array.from({ length: 6 }, () => preview(desk.lead, splitOf(orderId, 100)));
    const made = desk.tunde.call(decideDispute, { params: { orderId }, body: { decision: 'release', because } });
    expect((await made).status).toBe(200);
    const { 200: seen = 0, step_not_allowed: late = 0 } = tally(await Promise.all(looks));
    expect(seen + late).toBe(6);
  });
});
