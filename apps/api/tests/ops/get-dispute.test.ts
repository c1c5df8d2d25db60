import { getDispute } from '@waybill/contract/ops/get-dispute';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { chargeForSending, dealAt, fee, letTimePass, moveTo } from '../support/orders.ts';
import { goods, soldAt } from '../support/sold-parcels.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { decideBy, useDisputeDesk } from './dispute-desk.ts';

const { world, disputed, desk } = useDisputeDesk();

describe('disputes', () => {
  it('are shown with what they are decided by, and without doors, names and phones of a third', async () => {
    const { sender, carrier, orderId } = await disputed();
    const picture = await uploadedPicture(world, carrier.id);
    const body = { message: 'It was closed', imageIdList: [picture] };
    await carrier.call(addEvidence, { params: { id: orderId }, body });
    const { result } = await desk.ngozi.call(getDispute, { params: { orderId } });
    expect(result).toMatchObject({
      orderId,
      kind: 'dispute',
      sender: { id: sender.id },
      carrier: { id: carrier.id },
      title: 'Phones to Wuse, Abuja',
      fee,
      currency: 'NGN',
      orderStatus: orderStatus.Disputed,
      description: 'A phone in its box',
      costOfItem: 120_000,
      charge: chargeForSending,
      escrow: 'frozen',
    });
    expect(result.history.at(-2)).toMatchObject({ what: 'order.disputed', by: 'sender', message: 'The box is empty' });
    expect(result.history.at(-1)).toMatchObject({ what: 'evidence', by: 'carrier', images: [{ publicId: picture }] });
    const text = JSON.stringify(result);
    for (const secret of ['Herbert Macaulay', 'Aminu Kano', '+23480', 'Halima Yusuf']) expect(text).not.toContain(secret);
  });

  it('about something sold show its price, whether it is paid, and whether it went back', async () => {
    const goodsOf = async (orderId: string) => (await desk.ngozi.call(getDispute, { params: { orderId } })).result.goods;
    const under = await soldAt(world, 'InTransit', { payWhen: 'now' });
    await moveTo(under.sender, under.orderId, 'Disputed', { message: 'It is lost' });
    expect(await goodsOf(under.orderId)).toEqual({ price: goods, isPaid: true, wentBack: false });
    const back = await soldAt(world, 'Returning');
    await moveTo(back.sender, back.orderId, 'Disputed', { message: 'It does not come' });
    expect(await goodsOf(back.orderId)).toEqual({ price: goods, isPaid: false, wentBack: true });
    expect(await goodsOf((await disputed()).orderId)).toBeNull();
  });

  it('are there only if they are for us to decide: any other order is nobody’s business', async () => {
    const { orderId } = await dealAt(world, 'Delivered');
    expect((await desk.ngozi.call(getDispute, { params: { orderId } })).problem.code).toBe('not_found');
    await letTimePass(world, orderId);
    expect((await desk.ngozi.call(getDispute, { params: { orderId } })).problem.code).toBe('not_found');
    const nothing = 'ord_00000000000000000000000000';
    expect((await desk.ngozi.call(getDispute, { params: { orderId: nothing } })).problem.code).toBe('not_found');
    expect((await decideBy(desk.ngozi, nothing, { decision: 'refund' })).problem.code).toBe('not_found');
  });
});
