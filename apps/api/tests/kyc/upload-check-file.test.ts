import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { blackPng, pictureOf } from '../support/pictures.ts';
import { look, useCheckFiles } from './check-files.ts';
import { pdf, upload, uploadAll } from './documents.ts';

const { world, dataDir, onDisk } = useCheckFiles();

const stored = (id: string) => readFileSync(path.join(dataDir, 'files', 'checks', id));

describe('the pictures of documents', () => {
  it('are decoded and written anew: nothing of the camera is left', async () => {
    const person = await verifiedPerson(world);
    const photo = await sharp(await pictureOf(900, 600))
      .withExif({ IFD0: { Copyright: 'secret-street 12' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret-street 12')).toBe(true);
    const { result, status } = await upload(person, 'front', photo, 'licence.jpg');
    expect([status, result.kind, result.fileName]).toEqual([201, 'front', 'licence.jpg']);
    const kept = stored(result.id);
    expect(kept.includes('secret-street 12')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
    expect(result.bytes).toBe(kept.length);
  });

  it('of a document may be a PDF, as it is; a face may not', async () => {
    const person = await verifiedPerson(world);
    const { result } = await upload(person, 'front', pdf, 'licence.pdf');
    expect(stored(result.id)).toEqual(pdf);
    expect((await upload(person, 'selfie', pdf)).problem).toMatchObject({
      code: 'unsupported_type',
      errors: [{ field: 'file' }],
    });
    expect((await look(person)).files.map(({ kind }) => kind)).toEqual(['front']);
  });

  it('are nothing else besides, and nothing that is no picture', async () => {
    const person = await verifiedPerson(world);
    const jpeg = await pictureOf(200, 200);
    const hostile: [string, Uint8Array | string, string][] = [
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'unsupported_type'],
      ['a page', '<!doctype html><script>alert(1)</script>', 'unsupported_type'],
      ['a GIF', await pictureOf(20, 20, 'gif'), 'unsupported_type'],
      ['a WebP', await pictureOf(20, 20, 'webp'), 'unsupported_type'],
      ['a picture and a page', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'unsupported_type'],
      ['a picture and a PDF', Buffer.concat([jpeg, pdf]), 'unsupported_type'],
      ['a PDF and a page', Buffer.concat([pdf, Buffer.from('<html><script>alert(1)</script>%%EOF')]), 'unsupported_type'],
      ['a PDF and an archive', Buffer.concat([pdf, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]), 'unsupported_type'],
      ['a PDF cut short', pdf.subarray(0, 20), 'image_unreadable'],
      ['a picture cut short', jpeg.subarray(0, 60), 'image_unreadable'],
      ['a wall of pixels', blackPng(30_000, 30_000), 'image_unreadable'],
    ];
    for (const [name, bytes, code] of hostile) expect((await upload(person, 'front', bytes)).problem.code, name).toBe(code);
    expect((await look(person)).files).toEqual([]);
  });

  it('are 10 MB each at most', async () => {
    const person = await verifiedPerson(world);
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]);
    expect((await upload(person, 'front', large)).problem.code).toBe('too_large');
  });

  it('are one of a kind: a new one takes the place of the old, whose file goes; eight at once leave one', async () => {
    const person = await verifiedPerson(world);
    const [old] = await uploadAll(person, ['front']);
    await atOnce(8, () => upload(person, 'front', pdf));
    const { files } = await look(person);
    expect(files).toHaveLength(1);
    expect(files[0]?.id).not.toBe(old?.id);
    const [row] = await world.db<{ ids: string[] }[]>`
      select array_agg(f.id) as ids from identity_check_file f join identity_check c on c.id = check_id where user_id = ${person.id}`;
    expect(row?.ids).toEqual([files[0]?.id]);
    await expect.poll(() => onDisk().includes(old?.id ?? '')).toBe(false);
  });
});
