import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { StoreFull } from '../../src/providers/file-store/port.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send } from '../support/pictures.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'full-disk-test');
const world = useWorld({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ROLES: 'http' });
const origin = () => world.node.origin;

/** Has every write of the store end like this. */
function spoil(error: Error): void {
  const { files } = world.node.context;
  const { put, door } = files;
  const fail = () => Promise.reject(error);
  Object.assign(files, { put: fail, door: { ...door, take: fail } });
  restore = () => Object.assign(files, { put, door });
}
let restore: () => void = () => undefined;
afterEach(() => restore());

function sendDocument(business: Visitor, target: string, kind: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([bytes], 'document.jpg', { type: 'image/jpeg' }));
  return business.request(target, { method: 'POST', body: form });
}

describe.each([
  ['full', new StoreFull('no room'), 'unavailable', 'We have no room for more files just now. Please try again later.'],
  [
    'broken',
    new ProviderUnavailable('disk', 'EIO'),
    'provider_unavailable',
    'Our store for files is not working just now. Please try again in a minute.',
  ],
])('a disk that is %s', (_, error, code, detail) => {
  it('is said to be what it is, in every way to send a file, and each can be sent again later', async () => {
    const person = await verifiedBusiness(world);
    const picture = await pictureOf();
    const unfinished = await permit(person);
    await send(unfinished, origin(), picture);
    const permission = await permit(person);
    const bytes = Uint8Array.from(picture);
    spoil(error);
    const answers = [
      await send(permission, origin(), picture),
      await sendDocument(person, '/api/kyc/documents', 'registration', bytes),
      await sendDocument(await verifiedPerson(world), '/api/kyc/check/files', 'selfie', bytes),
    ];
    for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 503, code, detail });
    expect((await finish(person, unfinished.publicId)).problem).toMatchObject({ status: 503, code, detail });
    restore();
    expect((await finish(person, unfinished.publicId)).status).toBe(200);
    expect((await send(permission, origin(), picture)).status).toBe(204);
    expect((await sendDocument(person, '/api/kyc/documents', 'registration', bytes)).status).toBe(201);
  });
});

it('a part of a file is left nowhere', async () => {
  const person = await verifiedPerson(world);
  const permission = await permit(person);
  spoil(new StoreFull('no room'));
  expect((await send(permission, origin(), await pictureOf())).status).toBe(503);
  expect(existsSync(path.join(dataDir, 'files', 'incoming', permission.publicId))).toBe(false);
  expect(readdirSync(path.join(dataDir, 'files', '.parts'))).toEqual([]);
});
