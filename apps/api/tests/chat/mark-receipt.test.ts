import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertMessage } from '../../src/modules/chat/storage/messages.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { fillRoom, mark, roomOf, roomsOf, sentTo, set, twoInARoom, unreadOf, write } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

async function threeFromAda() {
  const two = await twoInARoom(world);
  for (const text of ['one', 'two', 'three']) await write(two.ada, two.roomId, text);
  return two;
}

const receiptsTo = async (person: { readonly id: string }) =>
  (await sentTo(world, person)).filter(({ type }) => type === 'chat.receipt');

describe('a receipt', () => {
  it('says to both how far somebody has come, and never goes back', async () => {
    const { ada, bayo, roomId } = await threeFromAda();
    expect(await roomOf(ada, roomId)).toMatchObject({ readSeq: 3, other: { deliveredSeq: 0, readSeq: 0 } });
    expect(await unreadOf(bayo, roomId)).toBe(3);
    expect((await mark(bayo, roomId, { deliveredSeq: 3 })).status).toBe(204);
    expect((await roomOf(ada, roomId)).other).toEqual({ deliveredSeq: 3, readSeq: 0 });
    await mark(bayo, roomId, { readSeq: 2 });
    expect(await unreadOf(bayo, roomId)).toBe(1);
    expect((await roomOf(ada, roomId)).other).toEqual({ deliveredSeq: 3, readSeq: 2 });
    for (const older of [{ readSeq: 1 }, { readSeq: 0, deliveredSeq: 0 }, { deliveredSeq: 1 }])
      expect((await mark(bayo, roomId, older)).status).toBe(204);
    expect(await unreadOf(bayo, roomId)).toBe(1);
    expect((await roomOf(ada, roomId)).other).toEqual({ deliveredSeq: 3, readSeq: 2 });
    const receipt = { type: 'chat.receipt', roomId, userId: bayo.id };
    const receipts = [
      { ...receipt, deliveredSeq: 3, readSeq: 0 },
      { ...receipt, deliveredSeq: 3, readSeq: 2 },
    ];
    expect(await receiptsTo(ada), 'what says nothing new is not told').toEqual(receipts);
    expect(await receiptsTo(bayo), 'their own devices hear of it, too').toEqual(receipts);
  });

  it('for what was read is one for what arrived', async () => {
    const { ada, bayo, roomId } = await threeFromAda();
    await mark(bayo, roomId, { readSeq: 3 });
    expect((await roomOf(ada, roomId)).other).toEqual({ deliveredSeq: 3, readSeq: 3 });
    expect((await roomOf(ada, roomId)).recentMessage.readBy.sort()).toEqual([ada.id, bayo.id].sort());
    expect((await roomsOf(bayo))[0]?.recentMessage.readBy.sort()).toEqual([ada.id, bayo.id].sort());
  });

  it('for what was not said yet, of somebody else’s room, or that is no number is refused', async () => {
    const { bayo, roomId } = await threeFromAda();
    for (const field of ['deliveredSeq', 'readSeq'])
      for (const number of [4, 2_000_000_000_000, -1, 1.5, '3', true])
        expect((await mark(bayo, roomId, { [field]: number })).problem, String(number)).toMatchObject({
          code: 'invalid_input',
          errors: [{ field }],
        });
    expect((await mark(bayo, roomId, {})).problem.code).toBe('invalid_input');
    expect((await mark(bayo, roomId, { readSeq: 1, userId: bayo.id })).problem.errors).toMatchObject([{ field: 'userId' }]);
    const stranger = await verifiedPerson(world);
    for (const id of [roomId, newId('room')]) expect((await mark(stranger, id, { readSeq: 1 })).problem.code).toBe('not_found');
    expect(await unreadOf(bayo, roomId)).toBe(3);
  });

  it('of somebody who keeps it to themselves counts for them and is told to nobody', async () => {
    const { ada, bayo, roomId } = await threeFromAda();
    await set(bayo, { showReadReceipts: false });
    await mark(bayo, roomId, { deliveredSeq: 3 });
    await mark(bayo, roomId, { readSeq: 3 });
    expect(await unreadOf(bayo, roomId)).toBe(0);
    const room = await roomOf(ada, roomId);
    expect(room.other).toEqual({ deliveredSeq: 3, readSeq: 0 });
    expect(room.recentMessage.readBy).toEqual([ada.id]);
    expect(await receiptsTo(ada)).toMatchObject([{ deliveredSeq: 3, readSeq: 0 }]);

    await set(bayo, { showReadReceipts: true });
    await mark(bayo, roomId, { readSeq: 3 });
    expect((await roomOf(ada, roomId)).other.readSeq, 'looking again tells nothing of before').toBe(0);
    await write(bayo, roomId, 'four');
    expect((await roomOf(ada, roomId)).other.readSeq, 'nor does answering').toBe(0);
    await write(ada, roomId, 'five');
    await mark(bayo, roomId, { deliveredSeq: 5 });
    expect((await roomOf(ada, roomId)).other, 'nor does what arrives').toEqual({ deliveredSeq: 5, readSeq: 0 });
    await mark(bayo, roomId, { readSeq: 5 });
    expect((await roomOf(ada, roomId)).other.readSeq).toBe(5);
  });

  it('is shown only to those who show theirs', async () => {
    const { ada, bayo, roomId } = await threeFromAda();
    await set(ada, { showReadReceipts: false });
    await mark(bayo, roomId, { readSeq: 2 });
    expect((await roomOf(ada, roomId)).other).toEqual({ deliveredSeq: 2, readSeq: null });
    expect(await receiptsTo(ada)).toMatchObject([{ deliveredSeq: 2, readSeq: null }]);
    await mark(bayo, roomId, { readSeq: 3 });
    expect((await roomOf(ada, roomId)).recentMessage.readBy).toEqual([ada.id]);
    await set(ada, { showReadReceipts: true });
    expect((await roomOf(ada, roomId)).other.readSeq, 'it was bayo’s to show, and he did').toBe(3);
  });

  it('counts a message that is being stored at that moment', async () => {
    const { ada, bayo, roomId } = await threeFromAda();
    const message = { id: newId('message'), roomId, clientId: randomUUID(), senderId: ada.id, kind: 0, body: 'four' };
    let marking: ReturnType<typeof mark> | undefined;
    await transact(world.db, async (tx) => {
      await insertMessage(tx, { ...message, imageIds: [], voiceNoteId: null, voiceMs: null, deal: null });
      marking = mark(bayo, roomId, { readSeq: 3 });
      await eventually('The receipt waits for it', async () => {
        const waiting = await tx`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return waiting.length > 0;
      });
    });
    expect((await marking)?.status).toBe(204);
    expect(await unreadOf(bayo, roomId)).toBe(1);
  });

  it('counts right while the other one is writing', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await fillRoom(world, roomId, ada.id, 20);
    const [written, marked] = await Promise.all([
      atOnce(20, (index) => write(ada, roomId, `more ${index}`)),
      atOnce(20, (index) => mark(bayo, roomId, { readSeq: index + 1 })),
    ]);
    expect([tally(written), tally(marked)]).toEqual([{ 201: 20 }, { 204: 20 }]);
    expect(await roomOf(bayo, roomId)).toMatchObject({ lastSeq: 40, readSeq: 20, members: [{ unreadMessagesCount: 20 }, {}] });
  });
});
