import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { permit, pictureOf, send, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'images-test');
const world = useWorld({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const origin = () => world.node.origin;

describe('looking at a picture', () => {
  it('needs no session, may be kept for ever, and is nothing but a picture', async () => {
    const image = await uploadPicture(await verifiedPerson(world), origin());
    const response = await fetch(new URL(image.sizes[0]?.url ?? '', origin()));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(new URL(image.sizes[0]?.url ?? '', origin()), { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const changed = await fetch(new URL(image.sizes[0]?.url ?? '', origin()), { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  it('is possible in its own sizes only, and once it is finished', async () => {
    const person = await verifiedPerson(world);
    const { publicId } = await uploadPicture(person, origin());
    const waiting = await permit(person);
    await send(waiting, origin(), await pictureOf());
    for (const [address, status] of [
      [`/api/images/${publicId}/321`, 404],
      [`/api/images/${publicId}/0`, 400],
      [`/api/images/${publicId}/..%2F..%2Fsecrets.json`, 400],
      [`/api/images/${waiting.publicId}/320`, 404],
      ['/api/images/img_00000000000000000000000000/320', 404],
      ['/api/images/..%2F..%2Fsecrets.json/320', 400],
    ] as const) {
      const response = await world.visitor().request(address);
      expect([response.status, response.headers.get('cache-control')], address).toEqual([status, 'no-store']);
    }
  });
});
