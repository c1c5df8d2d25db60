import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, tryPicture, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'upload-test');
const world = useWorld({ DATA_DIR: dataDir });
const origin = () => world.node.origin;
const incoming = (id: string) => path.join(dataDir, 'files', 'incoming', id);

/** The bytes of each size as the API serves them. */
async function servedSizes(sizes: readonly { url: string }[]) {
  return Promise.all(sizes.map(async ({ url }) => Buffer.from(await (await world.visitor().request(url)).arrayBuffer())));
}

describe('permission to upload', () => {
  it('is given for oneself only, to people who are verified', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const { publicId, expiresAt, maxBytes } = await permit(person);
    expect(publicId).toMatch(/^img_/);
    expect(maxBytes).toBe(15 * 1024 * 1024);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 590_000);
    expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 610_000);
    expect((await person.call(getUploadInfo, { params: { id: other.id } })).problem.code).toBe('forbidden');
    const unverified = await unverifiedPerson(world);
    expect((await unverified.call(getUploadInfo, { params: { id: unverified.id } })).problem.code).toBe('verification_required');
    expect((await world.visitor().call(getUploadInfo, { params: { id: person.id } })).problem.code).toBe('not_signed_in');
    const asked = await person.call(getUploadInfo, { params: { id: person.id }, query: { profile: 'perhaps' } });
    expect(asked.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'profile' }] });
  });

  it('holds for its own picture: another id, another time or another signature opens nothing', async () => {
    const person = await verifiedPerson(world);
    const [one, other] = [await permit(person), await permit(person)];
    const picture = await pictureOf();
    const later = String(Number(one.fields.expires) + 600);
    const tampered = [
      { ...one, uploadUrl: other.uploadUrl },
      { ...one, fields: { ...one.fields, expires: later } },
      { ...one, fields: { ...one.fields, signature: `${one.fields.signature?.slice(0, -2)}AA` } },
      { ...one, uploadUrl: '/api/files/img_00000000000000000000000000/upload' },
    ];
    for (const permission of tampered) expect((await send(permission, origin(), picture)).status).toBe(410);
    expect(existsSync(incoming(one.publicId)) || existsSync(incoming(other.publicId))).toBe(false);
  });

  it('is not given to somebody with forty pictures that are part of nothing, until some are used or swept', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const answers = await atOnce(44, () => person.call(getUploadInfo, { params: { id: person.id } }));
    expect(tally(answers)).toEqual({ 200: 40, too_many_requests: 4 });
    const [one, two, three] = answers.filter(({ status }) => status === 200).map(({ result }) => result.publicId);
    expect((await person.call(deleteFile, { body: { publicId: one } })).status).toBe(204);
    const ask = async () => (await person.call(getUploadInfo, { params: { id: person.id } })).status;
    expect(await ask(), 'what was deleted may still lie in the store').toBe(429);
    expect((await other.call(getUploadInfo, { params: { id: other.id } })).status).toBe(200);
    await world.db`
      update image set state = 'ready', width = 9, height = 9, placeholder = 'x', widths = '{9}', attached_to = 'pst_of_many', position = 1
      where id = ${two ?? ''}`;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    await world.db`update image set expires_at = now() - interval '121 minutes', created_at = now() - interval '131 minutes' where id = ${three ?? ''}`;
    await sweep(world.node.context);
    expect([await ask(), await ask()], 'what was never finished does not wait for a day').toEqual([200, 429]);
  });

  it('runs out, by the clock of the database', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    await world.db`update image set expires_at = now() - interval '1 second' where id = ${permission.publicId}`;
    const sent = await send(permission, origin(), await pictureOf());
    expect([sent.status, ((await sent.json()) as { code: string }).code]).toEqual([410, 'upload_gone']);
  });

  it('is good for one picture: what came first stays', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    const [first, second] = [await pictureOf(300, 200), await pictureOf(200, 300)];
    expect((await send(permission, origin(), first)).status).toBe(204);
    expect((await send(permission, origin(), second)).status).toBe(410);
    expect((await finish(person, permission.publicId)).result).toMatchObject({ width: 300, height: 200 });
    expect((await send(permission, origin(), second)).status).toBe(410);
    const again = await permit(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(again, origin(), first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410, 410, 410]);
  });

  it('is asked for before the bytes: without it 15 MB are refused all the same, in words', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    const spoiled = { ...permission, fields: { ...permission.fields, signature: 'x'.repeat(43) } };
    const sent = await send(spoiled, origin(), Buffer.alloc(15 * 1024 * 1024));
    expect([sent.status, sent.headers.get('content-type')]).toEqual([410, 'application/problem+json; charset=utf-8']);
  });

  it('wants its fields before the file, and nothing else with them', async () => {
    const person = await verifiedPerson(world);
    const { uploadUrl, fields } = await permit(person);
    const file = new File([Uint8Array.from(await pictureOf())], 'photo.jpg');
    const forms = [
      [['file', file], ...Object.entries(fields)],
      [...Object.entries(fields), ['key', 'incoming/other'], ['file', file]],
      [...Object.entries(fields)],
    ] as const;
    for (const entries of forms) {
      const form = new FormData();
      for (const [name, value] of entries) form.append(String(name), value);
      const response = await fetch(new URL(uploadUrl, origin()), { method: 'POST', body: form });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
    }
  });
});

describe('what is sent', () => {
  it('may be 15 MB and not a byte more', async () => {
    const person = await verifiedPerson(world);
    const picture = await pictureOf();
    const most = Buffer.concat([picture, Buffer.alloc(15 * 1024 * 1024 - picture.length)]);
    expect((await tryPicture(person, origin(), most)).status).toBe(200);
    const permission = await permit(person);
    const sent = await send(permission, origin(), Buffer.concat([most, Buffer.from('!')]));
    expect(sent.status).toBe(413);
    expect(await sent.json()).toMatchObject({ code: 'too_large', detail: 'That file is too large. 15 MB is the most we take.' });
    expect(existsSync(incoming(permission.publicId))).toBe(false);
  });

  it('must be something', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    expect((await send(permission, origin(), Buffer.alloc(0))).status).toBe(400);
    expect((await finish(person, permission.publicId)).problem.code).toBe('upload_gone');
  });
});

describe('finishing', () => {
  it('writes a picture in three widths, smallest first, with a few blurred pixels to show meanwhile', async () => {
    const person = await verifiedPerson(world);
    const image = await uploadPicture(person, origin(), { bytes: await pictureOf(2400, 1800) });
    expect(image).toMatchObject({ width: 1600, height: 1200 });
    expect(image.sizes.map(({ width }) => width)).toEqual([320, 800, 1600]);
    const served = await servedSizes(image.sizes);
    const measured = await Promise.all(served.map(async (bytes) => (await sharp(bytes).metadata()).width));
    expect(measured).toEqual([320, 800, 1600]);
    const blurred = await sharp(Buffer.from(image.placeholder.replace('data:image/webp;base64,', ''), 'base64')).metadata();
    expect([blurred.format, blurred.width, blurred.height]).toEqual(['webp', 16, 12]);
    expect(image.placeholder.length).toBeLessThan(400);
  });

  it.each([
    [100, 80, [100]],
    [320, 200, [320]],
    [500, 500, [320, 500]],
    [1600, 900, [320, 800, 1600]],
  ])('never makes one of %d × %d larger', async (width, height, widths) => {
    const person = await verifiedPerson(world);
    const image = await uploadPicture(person, origin(), { bytes: await pictureOf(width, height) });
    expect(image.sizes.map((size) => size.width)).toEqual(widths);
    expect(image).toMatchObject({ width, height });
  });

  it('cuts a face square', async () => {
    const person = await verifiedPerson(world);
    const image = await uploadPicture(person, origin(), { profile: true, bytes: await pictureOf(1200, 700) });
    expect(image).toMatchObject({ width: 320, height: 320 });
    expect(image.sizes.map(({ width }) => width)).toEqual([96, 320]);
    const [small] = await servedSizes(image.sizes);
    expect(await sharp(small).metadata()).toMatchObject({ width: 96, height: 96 });
    const tiny = await uploadPicture(person, origin(), { profile: true, bytes: await pictureOf(60, 90) });
    expect([tiny.width, tiny.height, tiny.sizes.map(({ width }) => width)]).toEqual([60, 60, [60]]);
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('takes %s, too', async (format) => {
    const person = await verifiedPerson(world);
    const image = await uploadPicture(person, origin(), { bytes: await pictureOf(400, 300, format) });
    const [served] = await servedSizes(image.sizes);
    const { data } = await sharp(served).raw().toBuffer({ resolveWithObject: true });
    // The colour has survived, give or take what compressing costs.
    expect(Math.hypot((data[0] ?? 0) - 0x1f, (data[1] ?? 0) - 0x6f, (data[2] ?? 0) - 0x5c)).toBeLessThan(12);
  });

  it('keeps see-through pictures see-through', async () => {
    const person = await verifiedPerson(world);
    const glass = await sharp({ create: { width: 200, height: 200, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const [served] = await servedSizes((await uploadPicture(person, origin(), { bytes: glass })).sizes);
    expect((await sharp(served).metadata()).hasAlpha).toBe(true);
  });

  it('answers the same when asked again, and when asked six times at once', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    await send(permission, origin(), await pictureOf(1000, 700));
    const other = await world.startNode({ DATA_DIR: dataDir });
    const elsewhere = world.visitor({ origin: other.origin });
    elsewhere.actAs(person.session);
    const answers = await Promise.all(
      [person, elsewhere, person, elsewhere, person, elsewhere].map((visitor) => finish(visitor, permission.publicId)),
    );
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect((await finish(person, permission.publicId)).result).toEqual(answers[0]?.result);
    const files = readdirSync(path.join(dataDir, 'files', 'images')).filter((name) => name.startsWith(permission.publicId));
    expect(files.toSorted()).toEqual([320, 800, 1000].map((width) => `${permission.publicId}_${width}`).toSorted());
  });

  it('takes away the picture as it came', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    await send(permission, origin(), await pictureOf());
    expect(existsSync(incoming(permission.publicId))).toBe(true);
    await finish(person, permission.publicId);
    await expect.poll(() => existsSync(incoming(permission.publicId))).toBe(false);
  });

  it('takes away, too, what is sent under the same permission once more', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    await send(permission, origin(), await pictureOf());
    await finish(person, permission.publicId);
    expect(existsSync(incoming(permission.publicId)), 'at once').toBe(false);
    // A store with a door of its own takes the form again until it runs out.
    await world.node.context.files.put(`incoming/${permission.publicId}`, await pictureOf());
    const jobs = world.db`group_id = 'files.remove-incoming' and data->>'imageId' = ${permission.publicId}`;
    const waiting = await world.db`
      select from jobs.job where ${jobs} and start_after > (select expires_at from image where id = ${permission.publicId})`;
    expect(waiting).toHaveLength(1);
    await world.db`update jobs.job set start_after = now() where ${jobs}`;
    await expect.poll(() => existsSync(incoming(permission.publicId))).toBe(false);
  });

  it('is for the owner, and only of what has come: the rest is not there, or took too long', async () => {
    const person = await verifiedPerson(world);
    const stranger = await verifiedPerson(world);
    const permission = await permit(person);
    expect((await finish(person, permission.publicId)).problem.code).toBe('upload_gone');
    await send(permission, origin(), await pictureOf());
    expect((await finish(stranger, permission.publicId)).problem.code).toBe('not_found');
    expect((await finish(person, 'img_00000000000000000000000000')).problem.code).toBe('not_found');
    await world.db`update image set expires_at = now() - interval '61 minutes' where id = ${permission.publicId}`;
    expect((await finish(person, permission.publicId)).problem.code).toBe('upload_gone');
    await world.db`update image set expires_at = now() - interval '59 minutes' where id = ${permission.publicId}`;
    expect((await finish(person, permission.publicId)).status).toBe(200);
  });
});
