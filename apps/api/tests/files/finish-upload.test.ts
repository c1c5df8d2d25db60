import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'upload-test');
const world = useWorld({ DATA_DIR: dataDir });
const origin = () => world.node.origin;
const incoming = (id: string) => path.join(dataDir, 'files', 'incoming', id);

/** The bytes of each size as the API serves them. */
async function servedSizes(sizes: readonly { url: string }[]) {
  return Promise.all(sizes.map(async ({ url }) => Buffer.from(await (await world.visitor().request(url)).arrayBuffer())));
}

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
