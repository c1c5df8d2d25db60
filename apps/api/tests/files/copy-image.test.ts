import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyImage } from '@waybill/contract/files/copy-image';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { describe, expect, inject, it } from 'vitest';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { atOnce } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { permit, pictureOf, uploadPicture } from '../support/pictures.ts';
import { look, sendParcel } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'copy-image-test');
const world = useWorld({ DATA_DIR: dataDir });
const owner = madeBefore(() => personWithMoney(world, { NGN: 50_000 }));
const copy = (visitor: Visitor, publicId: string, sourceId: string) =>
  visitor.call(copyImage, { params: { publicId }, body: { sourceId } });
const served = async (url: string | undefined) => {
  const answer = await world.visitor().request(url ?? '');
  return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
};

describe('a copy of a picture', () => {
  it('looks the same in every size, and belongs to another parcel while the first keeps its own', async () => {
    const first = await uploadPicture(owner, world.node.origin, { bytes: await pictureOf(1000, 700) });
    const { result: before } = await sendParcel(owner, { imageIdList: [first.publicId] });
    const { publicId } = await permit(owner);
    const { status, result: second } = await copy(owner, publicId, first.publicId);
    expect([status, second.publicId]).toEqual([200, publicId]);
    expect(second).toMatchObject({ width: 1000, height: 700, placeholder: first.placeholder });
    for (const [index, { url }] of second.sizes.entries())
      expect(await served(url)).toEqual(await served(first.sizes[index]?.url));
    expect((await sendParcel(owner, { imageIdList: [publicId] })).result.images).toEqual([second]);
    expect((await look(owner, before)).result.item.images).toEqual([first]);
  });

  it('stays when the parcel of the first is taken down and its pictures are swept away', async () => {
    const first = await uploadPicture(owner, world.node.origin);
    const { result: before } = await sendParcel(owner, { imageIdList: [first.publicId] });
    const { publicId } = await permit(owner);
    const { result: second } = await copy(owner, publicId, first.publicId);
    await sendParcel(owner, { imageIdList: [publicId] });
    await owner.call(deleteItem, { params: { itemType: before.itemType, itemId: before.id } });
    await world.db`update image set created_at = now() - interval '3 hours' where id = any(${[first.publicId, publicId]})`;
    await sweep(world.node.context);
    const size = first.sizes[0]?.width;
    expect(existsSync(path.join(dataDir, 'files', 'images', `${publicId}_${size}`))).toBe(true);
    expect(Buffer.isBuffer(await served(second.sizes[0]?.url))).toBe(true);
  });

  it('is made once, however often it is asked for', async () => {
    const first = await uploadPicture(owner, world.node.origin);
    const { publicId } = await permit(owner);
    const answers = await atOnce(4, () => copy(owner, publicId, first.publicId));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  });

  it('is of one’s own pictures alone, and of finished ones', async () => {
    const stranger = await verifiedPerson(world);
    const theirs = await uploadPicture(stranger, world.node.origin);
    const { publicId } = await permit(owner);
    expect((await copy(owner, publicId, theirs.publicId)).problem.code).toBe('not_found');
    expect((await copy(owner, publicId, (await permit(owner)).publicId)).problem.code).toBe('not_found');
    expect((await copy(stranger, publicId, theirs.publicId)).problem.code, 'nor into somebody else’s permission').toBe(
      'not_found',
    );
  });

  it('is no way to a face that is not square', async () => {
    const wide = await uploadPicture(owner, world.node.origin);
    const { publicId } = await permit(owner, true);
    expect((await copy(owner, publicId, wide.publicId)).problem.code).toBe('not_found');
  });
});
