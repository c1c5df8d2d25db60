import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, inject, it } from 'vitest';
import { attachImages } from '../../src/modules/files/index.ts';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { transact } from '../../src/platform/db/database.ts';
import { verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, uploadPicture } from '../support/pictures.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'images-test');
const world = useWorld({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const origin = () => world.node.origin;
const remove = (visitor: Visitor, publicId: string) => visitor.call(deleteFile, { body: { publicId } });

/** Everything the store holds of a picture. */
function filesOf(id: string): string[] {
  return ['incoming', 'images'].flatMap((folder) => {
    const place = path.join(dataDir, 'files', folder);
    return existsSync(place) ? readdirSync(place).filter((name) => name.startsWith(id)) : [];
  });
}

describe('the sweep', () => {
  const age = (id: string, hours: number) =>
    world.db`update image set created_at = now() - ${hours} * interval '1 hour' where id = ${id}`;
  const isKnown = async (id: string) => (await world.db`select 1 from image where id = ${id}`).length === 1;

  it('takes what became part of nothing within a day, and leaves the rest', async () => {
    const owner = await verifiedPerson(world);
    const [young, old, attached] = [
      await uploadPicture(owner, origin()),
      await uploadPicture(owner, origin()),
      await uploadPicture(owner, origin()),
    ].map(({ publicId }) => publicId);
    const unfinished = await permit(owner);
    await send(unfinished, origin(), await pictureOf());
    if (!young || !old || !attached) throw new Error('Three pictures were made');
    await transact(world.db, (tx) => attachImages(tx, owner.id, [attached], 'pst_of_sweep'));
    await age(young, 23);
    for (const id of [old, attached, unfinished.publicId]) await age(id, 25);
    expect(filesOf(old)).not.toEqual([]);
    await sweep(world.node.context);
    for (const id of [old, unfinished.publicId]) expect([await isKnown(id), filesOf(id)], id).toEqual([false, []]);
    for (const id of [young, attached]) expect([await isKnown(id), filesOf(id).length > 0], id).toEqual([true, true]);
  });

  it('takes what was deleted, but not while it may still be being finished', async () => {
    const owner = await verifiedPerson(world);
    const { publicId } = await uploadPicture(owner, origin());
    await remove(owner, publicId);
    await sweep(world.node.context);
    expect(filesOf(publicId)).not.toEqual([]);
    await age(publicId, 3);
    await sweep(world.node.context);
    expect([await isKnown(publicId), filesOf(publicId)]).toEqual([false, []]);
  });

  it('begins again where a crash stopped it: a row is there for as long as a file is', async () => {
    const owner = await verifiedPerson(world);
    const { publicId } = await uploadPicture(owner, origin());
    await age(publicId, 25);
    const { files } = world.node.context;
    let removals = 0;
    const dying = {
      ...files,
      remove: async (key: string) => {
        removals += 1;
        if (removals > 2) throw new Error('killed');
        await files.remove(key);
      },
    };
    await expect(sweep({ db: world.db, files: dying })).rejects.toThrow('killed');
    expect([await isKnown(publicId), filesOf(publicId).length]).toEqual([true, 1]);
    await sweep(world.node.context);
    expect([await isKnown(publicId), filesOf(publicId)]).toEqual([false, []]);
  });

  it('finds what was written for a picture that was never finished', async () => {
    const owner = await verifiedPerson(world);
    const permission = await permit(owner);
    await send(permission, origin(), await pictureOf(500, 400));
    const { context: whole } = world.node;
    const { files } = whole;
    const put = files.put;
    // The disk gives up after the first size.
    Object.assign(files, {
      put: async (key: string, bytes: Buffer) => {
        if (key.endsWith('_500')) await put(key, bytes).then(() => Promise.reject(new Error('the disk is full')));
        return put(key, bytes);
      },
    });
    expect((await finish(owner, permission.publicId)).problem.code).toBe('internal');
    Object.assign(files, { put });
    expect(filesOf(permission.publicId)).toContain(`${permission.publicId}_500`);
    await age(permission.publicId, 25);
    await sweep(whole);
    expect(filesOf(permission.publicId)).toEqual([]);
  });
});

describe('a face', () => {
  const change = (visitor: Visitor, profilePicture: string) => visitor.call(updateUser, { body: { profilePicture } });

  it('is what others see, in 320 pixels; a new one replaces it, and an empty one takes it away', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const seen = async () => (await other.call(getUser, { params: { uid: person.id } })).result.profilePicture;
    const first = await uploadPicture(person, origin(), { profile: true });
    expect((await change(person, first.publicId)).result.profilePicture).toBe(`/api/images/${first.publicId}/320`);
    expect(await seen()).toBe(`/api/images/${first.publicId}/320`);
    const second = await uploadPicture(person, origin(), { profile: true });
    await change(person, second.publicId);
    expect(await seen()).toBe(`/api/images/${second.publicId}/320`);
    expect((await world.visitor().request(first.sizes[0]?.url ?? '')).status).toBe(404);
    expect((await remove(person, second.publicId)).problem.code).toBe('image_in_use');
    expect((await change(person, '')).result.profilePicture).toBeNull();
    expect([await seen(), (await world.visitor().request(second.sizes[0]?.url ?? '')).status]).toEqual([null, 404]);
  });

  it('must be one’s own, cut square and ready', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const face = await uploadPicture(person, origin(), { profile: true });
    await change(person, face.publicId);
    const theirs = await uploadPicture(other, origin(), { profile: true });
    const whole = await uploadPicture(person, origin());
    const unfinished = await permit(person, true);
    for (const id of [theirs.publicId, whole.publicId, unfinished.publicId, 'img_00000000000000000000000000'])
      expect((await change(person, id)).problem, id).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'profilePicture' }],
      });
    expect((await change(person, 'https://evil.example/face.svg')).problem.errors[0]?.field).toBe('profilePicture');
    expect((await person.call(getUser, { params: { uid: person.id } })).result.profilePicture).toContain(face.publicId);
  });

  it('is one of those that were chosen at the same time', async () => {
    const person = await verifiedPerson(world);
    const faces = [];
    for (let index = 0; index < 5; index += 1) faces.push(await uploadPicture(person, origin(), { profile: true }));
    const answers = await Promise.all(faces.map(({ publicId }) => change(person, publicId)));
    expect(answers.map(({ status }) => status)).toEqual(faces.map(() => 200));
    const attached = await world.db<{ id: string }[]>`select id from image where attached_to = ${person.id}`;
    const { result } = await person.call(getUser, { params: { uid: person.id } });
    expect(attached.map(({ id }) => `/api/images/${id}/320`)).toEqual([result.profilePicture]);
  });
});
