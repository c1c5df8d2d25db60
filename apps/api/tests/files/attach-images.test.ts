import { describe, expect, it } from 'vitest';
import { attachImages, detachImages, imagesOf } from '../../src/modules/files/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { permit, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const origin = () => world.node.origin;
const attach = (ownerId: string, ids: readonly string[], thing: string) =>
  transact(world.db, (tx) => attachImages(tx, ownerId, ids, thing));
const refused = { code: 'invalid_input', fields: [{ field: 'imageIdList' }] };

let count = 0;
const newThing = () => {
  count += 1;
  return `pst_${String(count).padStart(26, '0')}`;
};

describe('pictures of a thing', () => {
  it('stand in the order in which they were given', async () => {
    const person = await verifiedPerson(world);
    const images = [];
    for (let index = 0; index < 3; index += 1) images.push(await uploadPicture(person, origin()));
    const [one, other] = [newThing(), newThing()];
    const order = [images[2], images[0]].flatMap((image) => image ?? []);
    await attach(
      person.id,
      order.map(({ publicId }) => publicId),
      one,
    );
    await attach(person.id, [images[1]?.publicId ?? ''], other);
    const found = await imagesOf(world.db, [one, other, newThing()]);
    expect([...found]).toEqual(
      expect.arrayContaining([
        [one, order],
        [other, [images[1]]],
      ]),
    );
    expect(found.size).toBe(2);
    expect((await imagesOf(world.db, [])).size).toBe(0);
  });

  it('are one’s own, finished, and part of nothing else: otherwise none is attached', async () => {
    const person = await verifiedPerson(world);
    const stranger = await verifiedPerson(world);
    const good = await uploadPicture(person, origin());
    const theirs = await uploadPicture(stranger, origin());
    const used = await uploadPicture(person, origin());
    await attach(person.id, [used.publicId], newThing());
    const unfinished = (await permit(person)).publicId;
    for (const bad of [theirs.publicId, used.publicId, unfinished, 'img_00000000000000000000000000']) {
      const thing = newThing();
      await expect(attach(person.id, [good.publicId, bad], thing), bad).rejects.toMatchObject(refused);
      expect((await imagesOf(world.db, [thing])).size).toBe(0);
    }
    await attach(person.id, [good.publicId], newThing());
  });

  it('belong to one of the things that reach for them at the same time', async () => {
    const person = await verifiedPerson(world);
    const [one, other] = [await uploadPicture(person, origin()), await uploadPicture(person, origin())];
    const things = Array.from({ length: 8 }, newThing);
    const outcomes = await atOnce(8, (index) => {
      const ids = [one.publicId, other.publicId];
      return attach(person.id, index % 2 ? ids : ids.toReversed(), things[index] ?? '').then(
        () => 'attached',
        (error: { code: string }) => error.code,
      );
    });
    expect(outcomes.toSorted()).toEqual(['attached', ...Array.from({ length: 7 }, () => 'invalid_input')]);
    const found = await imagesOf(world.db, things);
    expect([...found.values()].map((images) => images.length)).toEqual([2]);
  });

  it('go with it: they cannot be seen or used again', async () => {
    const person = await verifiedPerson(world);
    const image = await uploadPicture(person, origin());
    const thing = newThing();
    await attach(person.id, [image.publicId], thing);
    const look = async () => (await world.visitor().request(image.sizes[0]?.url ?? '')).status;
    expect(await look()).toBe(200);
    await transact(world.db, (tx) => detachImages(tx, thing));
    expect(await look()).toBe(404);
    expect((await imagesOf(world.db, [thing])).size).toBe(0);
    await expect(attach(person.id, [image.publicId], newThing())).rejects.toMatchObject(refused);
  });
});
