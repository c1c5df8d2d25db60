import { describe, expect, it } from 'vitest';
import { sameBrowserAt } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ FILE_STORE: 's3', LOG_LEVEL: 'silent' });
const nobody = 'http://127.0.0.1:9';
const policyOf = async (origin: string) => (await fetch(`${origin}/timeline`)).headers.get('content-security-policy') ?? '';
const connect = (policy: string) => /connect-src [^;]+/.exec(policy)?.[0];

/** The program as it is, and once more with a store that nobody answers for. */
describe.each([
  ['bucket', { FILE_STORE: 's3' }, { S3_ENDPOINT: nobody }],
  [
    'Cloudinary',
    { FILE_STORE: 'cloudinary' },
    {
      CLOUDINARY_BASE_URL: nobody,
      CLOUDINARY_CLOUD_NAME: 'waybill-sandbox',
      CLOUDINARY_API_KEY: 'sandbox-api-key',
      CLOUDINARY_API_SECRET: 'sandbox-api-secret',
    },
  ],
])('a %s that does not answer', (_, kept, cut) => {
  const node = madeBefore(() => world.startNode(kept));
  const away = madeBefore(() => world.startNode({ ...kept, ...cut }));

  it('is said to be down, and the picture can be finished later', async () => {
    const visitor = await verifiedPerson(world);
    const person = Object.assign(sameBrowserAt(world, node.origin, visitor), { id: visitor.id });
    const permission = await permit(person);
    await send(permission, node.origin, await pictureOf());
    expect((await finish(sameBrowserAt(world, away.origin, visitor), permission.publicId)).problem).toMatchObject({
      code: 'provider_unavailable',
      status: 503,
    });
    expect((await finish(person, permission.publicId)).status).toBe(200);
  });

  it('hides no picture for good: looking again later works', async () => {
    const visitor = await verifiedPerson(world);
    const person = Object.assign(sameBrowserAt(world, node.origin, visitor), { id: visitor.id });
    const [size] = (await uploadPicture(person, node.origin)).sizes;
    const missing = await fetch(new URL(size?.url ?? '', away.origin));
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await fetch(new URL(size?.url ?? '', node.origin))).status).toBe(200);
  });

  it('may be posted to from our pages, and nothing else may', async () => {
    const store = new URL(world.sandboxOrigin).origin;
    expect(connect(await policyOf(node.origin))).toBe(`connect-src 'self' ${store}`);
    expect(connect(await policyOf(away.origin))).toBe(`connect-src 'self' ${nobody}`);
  });
});

it('our own disk needs no other origin', async () => {
  const disk = await world.startNode({ FILE_STORE: 'disk' });
  expect(connect(await policyOf(disk.origin))).toBe("connect-src 'self'");
});
