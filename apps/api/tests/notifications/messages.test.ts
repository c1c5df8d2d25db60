import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { updateUser } from '@waybill/contract/users/update-user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postDeal } from '../../src/modules/chat/index.ts';
import { sendDueEmails } from '../../src/modules/notifications/jobs/email-jobs.ts';
import { ringPhonesForChat } from '../../src/modules/notifications/jobs/ring-phones.ts';
import { newId } from '../../src/platform/ids.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { look, personWithPhone, recordPushes, ringsAt } from './phones.ts';
import { allNotified, notificationsOf } from './rows.ts';

const world = useWorld({ LOG_LEVEL: 'silent' });
afterEach(() => vi.restoreAllMocks());

async function chatOf(one: Person, other: Person): Promise<string> {
  return (await one.call(createRoom, { body: { userId: other.id } })).result.id;
}

const writeMessage = (person: Person, roomId: string, messageText: string, imageIdList: string[] = []) =>
  person.call(sendMessage, { params: { roomId }, body: { clientId: randomUUID(), messageText, imageIdList } });

describe('a message', () => {
  it('rings with who wrote it and what, and makes no notification', async () => {
    const [ada, bola] = [await verifiedPerson(world), await personWithPhone(world)];
    const roomId = await chatOf(ada, bola);
    const pushes = recordPushes(world);
    await writeMessage(ada, roomId, `I am at the gate. ${'Please come. '.repeat(20)}`);
    await allNotified(world);
    await writeMessage(ada, roomId, '', [await uploadedPicture(world, ada.id)]);
    await eventually('Two rings', async () => pushes.length === 2);
    const bodies = pushes.map(({ message }) => message.body);
    expect(bodies.find((body) => body.startsWith('Chidi Okafor: I am at the gate. Please'))?.length).toBeLessThanOrEqual(120);
    expect(bodies).toContain('Chidi Okafor sent a picture.');
    for (const { message } of pushes)
      expect(message).toMatchObject({ url: `/messages/chat?roomId=${roomId}`, tag: `chat-${roomId}` });
    expect(await notificationsOf(bola)).toEqual([]);
    expect((await bola.call(getUnseen)).result).toEqual({ chats: 1, notifications: 0 });
  });

  it('is quiet for whoever is here, and for whoever wrote it', async () => {
    const [ada, bola] = [await personWithPhone(world), await personWithPhone(world)];
    const roomId = await chatOf(ada, bola);
    await look(bola, true);
    await writeMessage(ada, roomId, 'Hello');
    await allNotified(world);
    expect([await ringsAt(world, ada.phone), await ringsAt(world, bola.phone)]).toEqual([0, 0]);
    await look(bola, false);
    await writeMessage(ada, roomId, 'Hello?');
    await allNotified(world);
    expect([await ringsAt(world, ada.phone), await ringsAt(world, bola.phone)]).toEqual([0, 1]);
  });

  it('is quiet for whoever has read it or muted its writer when the job comes, and leaves the notice to a newer one', async () => {
    const [ada, bola] = [await verifiedPerson(world), await personWithPhone(world)];
    const roomId = await chatOf(ada, bola);
    // Nothing rings by itself while they are here.
    await look(bola, true);
    for (const text of ['One', 'Two']) await writeMessage(ada, roomId, text);
    await allNotified(world);
    await look(bola, false);
    const pushes = recordPushes(world);
    const jobOf = (seq: number) => ringPhonesForChat.handle(world.node.context, { roomId, receiverId: bola.id, seq } as never);
    for (const seq of [2, 1]) await jobOf(seq);
    expect(pushes.map(({ message }) => message.body)).toEqual(['Chidi Okafor: Two']);
    await world.db`update profile set muted_users = array[${ada.id}] where user_id = ${bola.id}`;
    await jobOf(2);
    await world.db`update profile set muted_users = '{}' where user_id = ${bola.id}`;
    await bola.call(markReceipt, { params: { roomId }, body: { readSeq: 2 } });
    await jobOf(2);
    expect(pushes).toHaveLength(1);
  });

  const emailsTo = async (person: Person) =>
    (await messagesTo(world, person.details.email)).filter(({ subject }) => subject?.includes('wrote to you'));

  /** So many minutes later. */
  async function later(person: Person, minutes: number): Promise<void> {
    await world.db`
      update messages_email set due_at = due_at - make_interval(mins => ${minutes}),
        written_at = written_at - make_interval(mins => ${minutes}) where user_id = ${person.id}`;
    await sendDueEmails.handle(world.node.context, {} as never);
    await eventually('The end of the post', async () => {
      const rows = await world.db`
        select 1 from jobs.job where group_id = 'notifications.send-messages-email' and state in ('created', 'active', 'retry')`;
      return rows.length === 0;
    });
  }

  it('that is unread after ten minutes is written about, once an hour at most', async () => {
    const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
    const roomId = await chatOf(ada, bola);
    await writeMessage(ada, roomId, 'Are you there?');
    await writeMessage(ada, roomId, 'I am at the gate.');
    const deal = {
      packageId: newId('package'),
      carrierId: ada.id,
      orderId: null,
      what: 'fee.offered',
      amount: 70,
      currency: 'NGN',
    } as const;
    await postDeal(world.node.context, { key: roomId, by: ada.id, otherId: bola.id, deal });
    await allNotified(world);
    await later(bola, 9);
    expect(await emailsTo(bola)).toEqual([]);
    await later(bola, 2);
    const [mail, ...others] = await emailsTo(bola);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Chidi Okafor wrote to you on Waybill' });
    for (const words of ['You have 2 unread messages:', 'Chidi Okafor: I am at the gate.', 'Unsubscribe from message alerts']) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    expect(mail?.listHeaders['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await writeMessage(ada, roomId, 'Hello?');
    await allNotified(world);
    await later(bola, 30);
    expect(await emailsTo(bola)).toHaveLength(1);
    await later(bola, 35);
    expect(await emailsTo(bola)).toHaveLength(2);
  });

  it('is written about even while phones cannot be reached', async () => {
    const [ada, bola] = [await verifiedPerson(world), await personWithPhone(world, 'down')];
    await writeMessage(ada, await chatOf(ada, bola), 'Hello');
    await eventually('The email is due', async () => {
      const rows = await world.db`select from messages_email where user_id = ${bola.id} and due_at is not null`;
      return rows.length === 1;
    });
    await later(bola, 11);
    expect(await emailsTo(bola)).toHaveLength(1);
    // What still wants to ring would hold up whoever waits for the end of all notifications.
    await world.db`delete from push_token where user_id = ${bola.id}`;
    await world.db`update jobs.job set start_after = now() where state = 'retry'`;
    await allNotified(world);
  });

  it('that was read meanwhile, or that nobody wants emails about, is not written about', async () => {
    const [ada, reader, quiet] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    await quiet.call(updateUser, { body: { emailOnDirectMessages: false } });
    for (const person of [reader, quiet]) await writeMessage(ada, await chatOf(ada, person), 'Hello');
    await allNotified(world);
    const roomId = await chatOf(reader, ada);
    expect((await reader.call(markReceipt, { params: { roomId }, body: { readSeq: 1 } })).status).toBe(204);
    for (const person of [reader, quiet]) {
      await later(person, 11);
      expect(await emailsTo(person)).toEqual([]);
    }
  });
});
