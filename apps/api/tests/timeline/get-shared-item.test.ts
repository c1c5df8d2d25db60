import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { getSharedItem } from '@waybill/contract/timeline/get-shared-item';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { sharedLinks } from '../../src/shared-links.ts';
import { wantedParcel } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { checkedBusiness, dayIn, offerBatch, offerTrip, sendParcel, traveller, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const open = (timelineItemId: string) => world.visitor().call(getSharedItem, { params: { timelineItemId } });
const preview = (id: string) => sharedLinks(world.db)['/shared/:id']?.(id, '10.1.1.1');

describe('a shared parcel, trip or batch', () => {
  it('opens for somebody without an account, and tells nothing private', async () => {
    const sender = await personWithMoney(world, { NGN: 10_000 });
    await world.db`update profile set full_name = 'Adaeze Nwosu', profile_picture = '/api/files/ada.webp' where user_id = ${sender.id}`;
    const { id } = (await sendParcel(sender)).result;
    const { status, result } = await open(id);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      itemType: 1,
      id,
      from: 'Yaba, Lagos',
      to: ['Wuse, Abuja'],
      day: dayIn(3),
      author: { name: 'Adaeze', profilePicture: '/api/files/ada.webp' },
    });
    const seen = JSON.stringify([result, await preview(id)]);
    const secrets = [
      'Herbert',
      'Aminu Kano',
      'Halima',
      '+234',
      '120000',
      '6.5',
      '3.3',
      'Nwosu',
      sender.details.username,
      'phone in its box',
    ];
    for (const secret of secrets) expect(seen, secret).not.toContain(secret);
  });

  it('says in a chat what it is about, and no more than the page', async () => {
    const sender = await personWithMoney(world, { NGN: 10_000 });
    const id = await wantedParcel(world, sender.id, { fee: 4500 });
    expect(await preview(id)).toEqual({
      title: 'A parcel from Yaba, Lagos to Wuse, Abuja',
      description: expect.stringMatching(/^[A-Z].*, 2\.5 kg, on \w{3} \d+ \w{3}\. Carry it for ₦4,500\.00\. The money waits/),
    });
    const business = await checkedBusiness(world);
    const batch = (await offerBatch(business)).result;
    expect((await open(batch.id)).result).toMatchObject({
      itemType: 4,
      priceStart: 2000,
      priceEnd: 9000,
      to: ['Ibadan, Oyo', 'Wuse, Abuja'],
    });
    expect((await preview(batch.id))?.description).toContain('₦2,000.00 to ₦9,000.00');
    const trip = (await offerTrip(await traveller(world))).result;
    expect((await open(trip.id)).result).not.toHaveProperty('message');
    expect((await preview(trip.id))?.title).toMatch(/^\S+ travels from Yaba, Lagos to Wuse, Abuja$/);
  });

  it('is gone alike when it was taken down, taken, has left, is a booking, a post, never was, or is of somebody suspended', async () => {
    const sender = await personWithMoney(world, { NGN: 20_000 });
    const carrier = await traveller(world);
    const trip = (await offerTrip(carrier)).result;
    const down = (await sendParcel(sender)).result;
    await sender.call(deleteItem, { params: { itemType: 1, itemId: down.id } });
    const taken = await wantedParcel(world, sender.id);
    await world.db`update timeline_item set status = 'matched' where id = ${taken}`;
    const gone = [
      down.id,
      taken,
      await wantedParcel(world, sender.id, { day: dayIn(-1) }),
      await wantedParcel(world, sender.id, { booking: { askedOf: carrier.id, relatedItemId: trip.id } }),
      newId('package'),
    ];
    const suspended = await traveller(world);
    const theirs = (await offerTrip(suspended)).result;
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    const answers = await Promise.all([...gone, theirs.id].map(open));
    const seen = answers.map(({ status, problem: { requestId: _, traceId: __, ...problem } }) =>
      JSON.stringify([status, problem]),
    );
    expect(new Set(seen).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(seen.map(() => 404));
    for (const id of [...gone, theirs.id]) expect(await preview(id)).toBeUndefined();
    const post = (await write(await verifiedPerson(world), 'For members')).result;
    expect([(await open(post.id)).status, await preview(post.id), await preview('x')]).toEqual([400, undefined, undefined]);
  });
});
