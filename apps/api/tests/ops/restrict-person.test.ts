import { restrictPerson } from '@waybill/contract/ops/restrict-person';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { dealAt, moveTo } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { uploadedPicture, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { because, restrictBy, toldAs } from './measure-desk.ts';
import { suspendBy } from './people-desk.ts';

const world = useWorld();
const ngozi = madeBefore(() => staffMember(world, 'support'));

describe('a restriction', () => {
  it('lets somebody read, says why and until when, and is told by email', async () => {
    const bayo = await verifiedPerson(world);
    const set = await restrictBy(ngozi, bayo.id, { days: 7 });
    expect(set.result.measures[0]).toMatchObject({ kind: 'restriction', toldAs, setBy: ngozi.details.username });
    const { restriction } = (await bayo.call(getUser, { params: { uid: bayo.id } })).result as { restriction: { until: string } };
    const days = (Date.parse(restriction.until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect((await write(bayo, 'For sale')).problem.code).toBe('account_restricted');
    await expect.poll(async () => (await messagesTo(world, bayo.details.email)).map(({ text }) => text).join()).toContain(toldAs);
    expect((await actsAbout(world, bayo.id)).map(({ what }) => what)).toEqual(['restricted']);
  });

  it('lets a parcel that is carried already be carried to its end', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'InTransit');
    await restrictBy(ngozi, carrier.id, { days: null });
    await restrictBy(ngozi, sender.id, { days: null });
    const imageIdList = [await uploadedPicture(world, carrier.id)];
    expect((await moveTo(carrier, orderId, 'Delivered', { imageIdList })).status).toBe(200);
    expect((await moveTo(sender, orderId, 'Completed')).status).toBe(200);
  });

  it('is set once: of two who restrict the same person at the same moment one is told that it is done', async () => {
    const [tunde, bayo] = [await staffMember(world), await verifiedPerson(world)];
    const answers = await Promise.all([restrictBy(ngozi, bayo.id, { days: 1 }), restrictBy(tunde, bayo.id, { days: 30 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('already_decided');
    const rows = await world.db`select from measure where user_id = ${bayo.id}`;
    expect(rows).toHaveLength(1);
  });

  it('is not set on whoever is suspended, and can be set anew when it is over', async () => {
    const bayo = await verifiedPerson(world);
    await restrictBy(ngozi, bayo.id, { days: 1 });
    await world.db`update account set restricted_until = now() where id = ${bayo.id}`;
    expect((await restrictBy(ngozi, bayo.id, { days: 2 })).status).toBe(200);
    const chuka = await verifiedPerson(world);
    await suspendBy(ngozi, chuka.id);
    expect((await restrictBy(ngozi, chuka.id, { days: 2 })).problem.code).toBe('already_decided');
  });

  it('is for one to 365 days, or until it is lifted', async () => {
    const bayo = await verifiedPerson(world);
    for (const days of [0, 366, 1.5, undefined]) {
      const body = { reason: 'spam', days, because };
      expect((await ngozi.call(restrictPerson, { params: { uid: bayo.id }, body })).problem.code).toBe('invalid_input');
    }
  });
});
