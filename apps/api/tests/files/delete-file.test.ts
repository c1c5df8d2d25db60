import path from 'node:path';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { describe, expect, inject, it } from 'vitest';
import { attachImages } from '../../src/modules/files/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, uploadPicture } from '../support/pictures.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'images-test');
const world = useWorld({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const origin = () => world.node.origin;
const remove = (visitor: Visitor, publicId: string) => visitor.call(deleteFile, { body: { publicId } });

describe('deleting a picture', () => {
  it('is for its owner: to everybody else it is not there', async () => {
    const [owner, stranger] = [await verifiedPerson(world), await verifiedPerson(world)];
    const image = await uploadPicture(owner, origin());
    expect((await remove(stranger, image.publicId)).problem.code).toBe('not_found');
    expect((await remove(owner, image.publicId)).status).toBe(204);
    expect((await remove(owner, image.publicId)).problem.code).toBe('not_found');
    expect((await finish(owner, image.publicId)).problem.code).toBe('not_found');
    expect((await world.visitor().request(image.sizes[0]?.url ?? '')).status).toBe(404);
  });

  it('is refused while it is part of something', async () => {
    const owner = await verifiedPerson(world);
    const image = await uploadPicture(owner, origin());
    await transact(world.db, (tx) => attachImages(tx, owner.id, [image.publicId], 'pst_of_delete'));
    expect((await remove(owner, image.publicId)).problem).toMatchObject({ code: 'image_in_use', status: 409 });
    expect((await world.visitor().request(image.sizes[0]?.url ?? '')).status).toBe(200);
  });

  it('of one that is still being sent keeps it from ever being finished', async () => {
    const owner = await verifiedPerson(world);
    const permission = await permit(owner);
    expect((await remove(owner, permission.publicId)).status).toBe(204);
    expect((await send(permission, origin(), await pictureOf())).status).toBe(410);
  });
});
