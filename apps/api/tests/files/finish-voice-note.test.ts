import { existsSync } from 'node:fs';
import path from 'node:path';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { finishVoiceNote } from '@waybill/contract/files/finish-voice-note';
import { voiceLimits } from '@waybill/contract/files/voice-limits';
import { describe, expect, inject, it } from 'vitest';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { element, write, writeText } from '../../src/modules/files/voice-note/ebml.ts';
import { verifiedPerson } from '../support/people.ts';
import { pictureOf, send } from '../support/pictures.ts';
import { permitVoice, recordingOf, tryVoiceNote, uploadVoiceNote } from '../support/voice-notes.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'voice-test');
const world = useWorld({ DATA_DIR: dataDir });
const origin = () => world.node.origin;
const fileOf = (folder: string, id: string) => path.join(dataDir, 'files', folder, id);
const kept = (id: string) => world.node.context.files.get(`voice/${id}`);

describe('a voice note', () => {
  it('is measured by us, and kept with nothing in it but its sound', async () => {
    const person = await verifiedPerson(world);
    const tags = write(0x1254c367, writeText(0x7373, 'Recorded in Yaba by Ada'));
    const { result } = await tryVoiceNote(person, origin(), recordingOf({ ms: 12_400, extra: tags }));
    expect(result.durationMs).toBe(12_400);
    const bytes = await kept(result.publicId);
    expect(bytes?.includes('Yaba') || bytes?.includes('phone'), 'neither where nor with what it was recorded').toBe(false);
    expect(bytes?.includes('OpusHead')).toBe(true);
    expect(existsSync(fileOf('incoming', result.publicId)), 'nor is it there as it came').toBe(false);
  });

  it('written anew is a recording again, as long as before', async () => {
    const person = await verifiedPerson(world);
    const first = await uploadVoiceNote(person, origin(), 7000);
    const again = await tryVoiceNote(person, origin(), (await kept(first.publicId)) ?? Buffer.alloc(0));
    expect(again.result.durationMs).toBe(7000);
    expect(await kept(again.result.publicId)).toEqual(await kept(first.publicId));
  });

  it.each([
    ['a picture', pictureOf()],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a film', recordingOf({ trackType: 1, codec: 'V_VP8' })],
    ['sound in another format', recordingOf({ codec: 'A_VORBIS' })],
    ['two tracks', recordingOf({ extra: write(element.tracks, write(element.trackEntry)) })],
    ['an MP4, which names its device', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A isommp42')])],
  ])('that is %s is refused', async (_, bytes) => {
    const person = await verifiedPerson(world);
    expect((await tryVoiceNote(person, origin(), await bytes)).problem).toMatchObject({ code: 'unsupported_type' });
  });

  it.each([
    ['is too long', recordingOf({ ms: voiceLimits.seconds * 1000 + 2020 })],
    ['is empty', recordingOf({ ms: 0 })],
    ['is cut in the middle', recordingOf().subarray(0, -10)],
    [
      'has packets that are no sound',
      recordingOf({ extra: write(element.simpleBlock, Buffer.from([0x81, 0, 0, 0x80, 0xff, 0])) }),
    ],
    ['names a length that is not there', recordingOf({ extra: Buffer.from([0xec, 0x1f, 0xff, 0xff, 0xff]) })],
  ])('that %s is refused, in words about it', async (_, bytes) => {
    const person = await verifiedPerson(world);
    const { problem } = await tryVoiceNote(person, origin(), bytes);
    expect(problem).toMatchObject({ code: 'voice_note_unreadable', status: 422 });
    expect(problem.errors[0]?.message).toContain('voice note');
  });

  it('of the longest there may be is taken, and a larger file is not', async () => {
    const person = await verifiedPerson(world);
    const longest = await tryVoiceNote(person, origin(), recordingOf({ ms: voiceLimits.seconds * 1000 }));
    expect(longest.result.durationMs).toBe(voiceLimits.seconds * 1000);
    const padded = recordingOf({ extra: write(0xec, Buffer.alloc(voiceLimits.bytes)) });
    expect((await tryVoiceNote(person, origin(), padded)).problem.code).toBe('too_large');
  });

  it('never brings the server to its knees, whatever bytes come', async () => {
    const person = await verifiedPerson(world);
    const whole = recordingOf({ ms: 400 });
    for (let round = 0; round < 40; round += 1) {
      const broken = Buffer.from(whole);
      for (let slip = 0; slip < 3; slip += 1) broken[(round * 37 + slip * 101) % broken.length] = (round * 59 + slip) % 256;
      const { status } = await tryVoiceNote(person, origin(), broken);
      expect([200, 415, 422]).toContain(status);
    }
  }, 60_000);

  it('is finished for its owner alone, once, and answers the same when asked again', async () => {
    const [person, stranger] = [await verifiedPerson(world), await verifiedPerson(world)];
    const permission = await permitVoice(person);
    expect(permission.maxBytes).toBe(voiceLimits.bytes);
    const params = { publicId: permission.publicId };
    expect((await person.call(finishVoiceNote, { params })).problem.code, 'nothing has come').toBe('upload_gone');
    await send(permission, origin(), recordingOf());
    expect((await stranger.call(finishVoiceNote, { params })).problem.code).toBe('not_found');
    const first = (await person.call(finishVoiceNote, { params })).result;
    expect((await person.call(finishVoiceNote, { params })).result).toEqual(first);
  });

  it('that is part of nothing can be deleted, and is swept after a day', async () => {
    const person = await verifiedPerson(world);
    const [deleted, left] = [await uploadVoiceNote(person, origin()), await uploadVoiceNote(person, origin())];
    expect((await person.call(deleteFile, { body: { publicId: deleted.publicId } })).status).toBe(204);
    await world.db`update image set created_at = now() - interval '25 hours' where owner_id = ${person.id}`;
    await sweep(world.node.context);
    for (const { publicId } of [deleted, left]) expect(existsSync(fileOf('voice', publicId)), publicId).toBe(false);
    expect(await world.db`select from image where owner_id = ${person.id}`).toHaveLength(0);
  });
});
