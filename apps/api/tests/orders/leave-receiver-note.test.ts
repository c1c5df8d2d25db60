import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { leaveReceiverNote } from '@waybill/contract/orders/leave-receiver-note';
import { describe, expect, it } from 'vitest';
import { forgetOldTrails } from '../../src/modules/orders/jobs/forget-trails.ts';
import { codesOf, type Deal, dealAt, moveTo, orderOf } from '../support/orders.ts';
import { newcomer } from '../support/people.ts';
import { wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const trackingIdOf = async ({ sender, orderId }: Deal) => (await orderOf(sender, orderId)).trackingId;

async function leave(deal: Deal, note: string, code = codesOf(world, deal.orderId).handover) {
  return world.visitor().call(leaveReceiverNote, { params: { trackingId: await trackingIdOf(deal) }, body: { code, note } });
}
const noteSeenBy = async (who: Deal['sender'], { orderId }: Deal) => (await orderOf(who, orderId)).receiverNote?.note;

describe('a note of the receiver', () => {
  it('takes the code from their message, and is read by the carrier and the sender, not on the public page', async () => {
    const deal = await dealAt(world, 'InTransit');
    const note = 'Leave it with Mama Nkechi at the gate';
    expect((await leave(deal, note, codesOf(world, deal.orderId).handover === '111111' ? '222222' : '111111')).problem.code).toBe(
      'code_wrong',
    );
    expect(await noteSeenBy(deal.carrier, deal)).toBeUndefined();
    expect((await leave(deal, ` ${note} `)).status).toBe(204);
    expect([await noteSeenBy(deal.carrier, deal), await noteSeenBy(deal.sender, deal)]).toEqual([note, note]);
    const page = await world.visitor().call(getTracking, { params: { trackingId: await trackingIdOf(deal) } });
    expect(page.result.hasNote).toBe(true);
    expect(JSON.stringify(page.result)).not.toContain('Nkechi');
  });

  it('is plain text on one line, as long as a carrier reads at the gate', async () => {
    const deal = await dealAt(world, 'PickedUp');
    for (const wrong of ['x'.repeat(161), 'two\nlines', 'turned \u202e around'])
      expect((await leave(deal, wrong)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'note' }] });
    expect((await leave(deal, '<b>Shop 4</b>')).status).toBe(204);
    expect(await noteSeenBy(deal.carrier, deal)).toBe('<b>Shop 4</b>');
  });

  it('is replaced by the next one, taken back by an empty one, and gone with another receiver', async () => {
    const deal = await dealAt(world, 'Accepted');
    await leave(deal, 'With the guard');
    await leave(deal, 'With my sister');
    expect(await noteSeenBy(deal.carrier, deal)).toBe('With my sister');
    expect((await leave(deal, '')).status).toBe(204);
    expect(await noteSeenBy(deal.carrier, deal)).toBeUndefined();
    await leave(deal, 'With the guard');
    const body = {
      receiverFullName: 'Bola Ade',
      receiverPhoneNumber: newcomer().phoneNumber,
      dropoffAddress: '7 Aminu Kano Crescent, Wuse',
      dropOffAddressJson: wuse,
    };
    expect((await deal.sender.call(changeReceiver, { params: { id: deal.orderId }, body })).status).toBeLessThan(300);
    expect(await noteSeenBy(deal.carrier, deal)).toBeUndefined();
  });

  it('is for a parcel that is still to be handed over', async () => {
    const deal = await dealAt(world, 'InTransit');
    await moveTo(deal.carrier, deal.orderId, 'Delivered', { code: codesOf(world, deal.orderId).handover });
    expect((await leave(deal, 'Too late')).problem.code).toBe('step_not_allowed');
  });

  it('comes six times an hour at most: each rings the carrier', async () => {
    const deal = await dealAt(world, 'InTransit');
    for (let at = 1; at <= 6; at += 1) expect((await leave(deal, `Note ${at}`)).status).toBe(204);
    expect((await leave(deal, 'Note 6')).status, 'the same is nothing new').toBe(204);
    expect((await leave(deal, 'Note 7')).problem.code).toBe('too_many_requests');
  });

  it('is forgotten a month after the delivery', async () => {
    const deal = await dealAt(world, 'InTransit');
    await leave(deal, 'With the guard');
    const kept = async () => (await world.db`select from receiver_note where order_id = ${deal.orderId}`).length;
    await world.db`update delivery_order set status = 5, changed_at = now() - interval '29 days' where id = ${deal.orderId}`;
    await forgetOldTrails.handle(world.node.context, {} as never);
    expect(await kept()).toBe(1);
    await world.db`update delivery_order set changed_at = now() - interval '31 days' where id = ${deal.orderId}`;
    await forgetOldTrails.handle(world.node.context, {} as never);
    expect(await kept()).toBe(0);
  });
});
