import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { dealAt, orderOf } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { show, useDisputedDeals } from './disputed-deals.ts';

const { world, disputed, decide } = useDisputedDeals();

describe('evidence', () => {
  it('comes from either side, with photos, and both see it', async () => {
    const { sender, carrier, orderId } = await disputed();
    const stream = await listenAs(sender);
    const picture = await uploadedPicture(world, carrier.id);
    const { status, result } = await show(carrier, orderId, { message: 'It was closed', imageIdList: [picture] });
    expect(status).toBe(201);
    const piece = {
      what: 'evidence',
      by: 'carrier',
      message: 'It was closed',
      orderStatus: null,
      images: [{ publicId: picture }],
    };
    expect(result.history.at(-1)).toMatchObject(piece);
    expect((await orderOf(sender, orderId)).history.at(-1)).toMatchObject(piece);
    await eventually('The sender hears of it', async () => stream.events.length > 0);
    expect(stream.events).toContainEqual({ type: 'order.changed', orderId, what: 'evidence' });
    expect((await show(sender, orderId, { message: 'It was not' })).result.history.at(-1)).toMatchObject({ by: 'sender' });
  });

  it('is shown once, however often it is sent', async () => {
    const { sender, orderId } = await disputed();
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => show(sender, orderId, {}, key)));
    expect((await orderOf(sender, orderId)).history.filter(({ what }) => what === 'evidence')).toHaveLength(1);
    expect((await show(sender, orderId, { message: 'Another' }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('is twenty pieces of each side at the most', async () => {
    const { sender, carrier, orderId } = await disputed();
    for (let piece = 0; piece < 20; piece += 1) expect((await show(sender, orderId)).status).toBe(201);
    expect((await show(sender, orderId)).problem.code).toBe('step_not_allowed');
    expect((await show(carrier, orderId)).status).toBe(201);
  });

  it('is words or photos, one’s own, about an order of one’s own that is in dispute', async () => {
    const { sender, carrier, orderId } = await disputed();
    expect((await show(sender, orderId, { message: ' ' })).problem.code).toBe('invalid_input');
    const theirs = await uploadedPicture(world, carrier.id);
    expect((await show(sender, orderId, { imageIdList: [theirs] })).problem.code).toBe('invalid_input');
    expect((await show(await verifiedPerson(world), orderId)).problem.code).toBe('not_found');
    const peaceful = await dealAt(world, 'InTransit');
    expect((await show(peaceful.sender, peaceful.orderId)).problem.code).toBe('step_not_allowed');
    await decide(orderId, 'refund');
    expect((await show(sender, orderId)).problem.code).toBe('step_not_allowed');
  });
});
