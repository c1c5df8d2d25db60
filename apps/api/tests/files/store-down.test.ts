import { describe, expect, it } from 'vitest';
import { sameBrowserAt } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ FILE_STORE: 's3', LOG_LEVEL: 'silent' });

/** The program as it is, and once more with a bucket that nobody answers for. */
async function cutOff() {
  return world.startNode({ S3_ENDPOINT: 'http://127.0.0.1:9' });
}

describe('a store that does not answer', () => {
  it('is said to be down, and the picture can be finished later', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    await send(permission, world.node.origin, await pictureOf());
    const away = sameBrowserAt(world, (await cutOff()).origin, person);
    expect((await finish(away, permission.publicId)).problem).toMatchObject({ code: 'provider_unavailable', status: 503 });
    expect((await finish(person, permission.publicId)).status).toBe(200);
  });

  it('hides no picture for good: looking again later works', async () => {
    const person = await verifiedPerson(world);
    const [size] = (await uploadPicture(person, world.node.origin)).sizes;
    const missing = await fetch(new URL(size?.url ?? '', (await cutOff()).origin));
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await fetch(new URL(size?.url ?? '', world.node.origin))).status).toBe(200);
  });

  it('may be posted to from our pages, and nothing else may', async () => {
    const policyOf = async (origin: string) => (await fetch(`${origin}/timeline`)).headers.get('content-security-policy') ?? '';
    const connect = (policy: string) => /connect-src [^;]+/.exec(policy)?.[0];
    const bucket = new URL(world.sandboxOrigin).origin;
    expect(connect(await policyOf(world.node.origin))).toBe(`connect-src 'self' ${bucket}`);
    const disk = await world.startNode({ FILE_STORE: 'disk' });
    expect(connect(await policyOf(disk.origin))).toBe("connect-src 'self'");
  });
});
