import { randomUUID } from 'node:crypto';
import { deleteRoom } from '@waybill/contract/chat/delete-room';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { describe, expect, it } from 'vitest';
import { deleteRooms } from '../../src/modules/chat/index.ts';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { transact } from '../../src/platform/db/database.ts';
import { messagesOf, roomsOf, twoInARoom, write } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { permitVoice, uploadVoiceNote } from '../support/voice-notes.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

/** A voice note of Ada’s that she has sent to Bayo. */
async function spoken() {
  const { ada, bayo, roomId } = await twoInARoom(world);
  const voiceNote = await uploadVoiceNote(ada, world.node.origin, 12_400);
  const sent = await write(ada, roomId, '', { voiceNoteId: voiceNote.publicId });
  return { ada, bayo, roomId, voiceNote, sent, address: `/api/chatrooms/${roomId}/voice-notes/${voiceNote.publicId}` };
}

describe('a voice note in a chat', () => {
  it('is a message, and named with its length in the list of rooms', async () => {
    const { bayo, roomId, voiceNote, sent } = await spoken();
    expect([sent.status, sent.result.voiceNote]).toEqual([201, voiceNote]);
    expect((await messagesOf(bayo, roomId)).items).toMatchObject([{ messageText: '', voiceNote: { durationMs: 12_400 } }]);
    expect((await roomsOf(bayo))[0]?.recentMessage).toMatchObject({ messageText: '', images: 0, voiceMs: 12_400 });
  });

  it('is played to the two of its room, and to nobody else who knows its address', async () => {
    const { ada, bayo, address } = await spoken();
    for (const member of [ada, bayo]) {
      const response = await member.request(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/webm;codecs=opus']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    const stranger = await verifiedPerson(world);
    expect((await stranger.request(address)).status).toBe(404);
    expect((await world.visitor().request(address)).status).toBe(401);
  });

  it('is not found through another room, not even one of the same two', async () => {
    const { ada, voiceNote } = await spoken();
    const other = await twoInARoom(world);
    const address = `/api/chatrooms/${other.roomId}/voice-notes/${voiceNote.publicId}`;
    for (const person of [ada, other.ada, other.bayo]) expect((await person.request(address)).status).toBe(404);
  });

  it('is gone for whoever has deleted the chat, and stays for the other', async () => {
    const { ada, bayo, roomId, address } = await spoken();
    await bayo.call(deleteRoom, { params: { roomId } });
    expect((await bayo.request(address)).status).toBe(404);
    expect((await ada.request(address)).status).toBe(200);
  });

  it('goes from the store with its room', async () => {
    const { roomId, voiceNote } = await spoken();
    await transact(world.db, (tx) => deleteRooms(tx, [roomId]));
    await world.db`update image set created_at = now() - interval '3 hours' where id = ${voiceNote.publicId}`;
    await sweep(world.node.context);
    expect(await world.node.context.files.get(`voice/${voiceNote.publicId}`)).toBeUndefined();
  });

  it('must be one’s own, finished and sent once; sent again under the same client id it is the same message', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const mine = await uploadVoiceNote(ada, world.node.origin);
    const theirs = await uploadVoiceNote(bayo, world.node.origin);
    const unfinished = (await permitVoice(ada)).publicId;
    for (const id of [theirs.publicId, unfinished, 'voc_00000000000000000000000000'])
      expect((await write(ada, roomId, '', { voiceNoteId: id })).problem, id).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'voiceNoteId' }],
      });
    const once = { voiceNoteId: mine.publicId, clientId: randomUUID() };
    const [first, again] = [await write(ada, roomId, '', once), await write(ada, roomId, '', once)];
    expect([first.status, again.result.id]).toEqual([201, first.result.id]);
    expect((await write(ada, roomId, '', { voiceNoteId: mine.publicId })).problem.errors[0]?.field).toBe('voiceNoteId');
    expect((await write(ada, roomId, 'Words', { ...once, voiceNoteId: undefined })).problem.code).toBe('key_used_otherwise');
  });

  it('goes by itself: with words or pictures it is refused', async () => {
    const { ada, roomId } = await twoInARoom(world);
    const { publicId } = await uploadVoiceNote(ada, world.node.origin);
    expect((await write(ada, roomId, 'Listen', { voiceNoteId: publicId })).problem.errors[0]?.field).toBe('voiceNoteId');
  });

  it('is not for our support, who could not play it', async () => {
    const ada = await verifiedPerson(world);
    const { roomId } = (await ada.call(openSupportRoom, {})).result;
    const { publicId } = await uploadVoiceNote(ada, world.node.origin);
    const { problem } = await write(ada, roomId, '', { voiceNoteId: publicId });
    expect(problem.errors[0]?.message).toContain('write to us instead');
  });
});
