import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { inTime, reportFinished, statusOf, useDojahWindow } from './dojah-window.ts';

const { sandbox, world, openWindow, end, deliver, conclude, jobsDone } = await useDojahWindow();

describe('a check in Dojah’s window', () => {
  it('counts when the webhook comes before the browser, or the browser never', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await conclude(reference, 'Completed');
    await expect.poll(() => statusOf(person), inTime).toBe(1);
  });

  it('is told twice, eight times at once, and decided once', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await end(reference, 'Failed');
    expect(await deliver(reference, 'Failed', { times: 8 })).toEqual(Array.from({ length: 8 }, () => 200));
    await deliver(reference, 'Failed');
    await expect.poll(() => statusOf(person), inTime).toBe(3);
    await jobsDone();
    const notifications = () => world.db`select from notification where user_id = ${person.id}`;
    await expect.poll(async () => (await notifications()).length, inTime).toBe(1);
    expect(await world.db`select from identity_check where user_id = ${person.id} and state = 'refused'`).toHaveLength(1);
  });

  it('is not decided by a forged word: wrong or no signature, other bytes, the constant of the second version', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await end(reference, 'Completed');
    for (const as of ['wrong-signature', 'unsigned', 're-serialised'] as const)
      expect(await deliver(reference, 'Completed', { as }), as).toEqual([403]);
    const body = JSON.stringify({ reference_id: reference, verification_status: 'Completed' });
    const constant = createHash('sha256').update('test_sk_sandbox').digest('hex');
    const post = (headers: Record<string, string>, sent = body) =>
      fetch(`${world.node.origin}/api/webhooks/dojah`, { method: 'POST', body: sent, headers });
    expect((await post({ 'x-dojah-signature-v2': constant })).status).toBe(403);
    expect((await post({ 'x-dojah-signature': constant })).status).toBe(403);
    await jobsDone();
    expect(await statusOf(person)).toBe(0);
    const signed = (text: string) => ({
      'x-dojah-signature': createHmac('sha256', 'test_sk_sandbox').update(text).digest('hex'),
    });
    for (const odd of ['', 'null', '[]', '{"reference_id":7}', '{"reference_id":"kyc_of_somebody_else"}'])
      expect((await post(signed(odd), odd)).status, odd).toBe(200);
  });

  it('is not decided by what a signed word claims, but by what Dojah answers', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await reportFinished(person);
    await end(reference, 'Failed');
    // Signed all right, and false.
    await sandbox.invent('dojah', 'Completed', reference);
    await expect.poll(() => statusOf(person), inTime).toBe(3);
    await jobsDone();
    expect(await statusOf(person)).toBe(3);
  });

  it('that is completed is never lowered, in whatever order words come', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await end(reference, 'Pending');
    await conclude(reference, 'Completed');
    await expect.poll(() => statusOf(person), inTime).toBe(1);
    for (const outcome of ['Pending', 'Failed', 'Abandoned']) {
      await sandbox.control('POST', `dojah/verifications/${reference}/decide`, { status: outcome });
      await deliver(reference, outcome);
      await jobsDone();
      expect(await statusOf(person), outcome).toBe(1);
    }
  });
});
