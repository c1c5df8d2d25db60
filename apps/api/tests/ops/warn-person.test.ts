import { warnPerson } from '@waybill/contract/ops/warn-person';
import { createPost } from '@waybill/contract/timeline/create-post';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../notifications/rows.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { because, toldAs, warnBy } from './measure-desk.ts';

const world = useWorld();
const ngozi = madeBefore(() => staffMember(world, 'support'));

describe('a warning', () => {
  it('is told in the app and by email, closes nothing, counts on the page about them, and is written down', async () => {
    const bayo = await verifiedPerson(world);
    const answer = await warnBy(ngozi, bayo.id);
    expect(answer.result.measures).toMatchObject([
      { kind: 'warning', reason: 'spam', toldAs, readAt: null, lifted: null, setBy: ngozi.details.username },
    ]);
    await expect
      .poll(async () => (await notificationsOf(bayo)).map(({ Message, link }) => ({ Message, link })))
      .toContainEqual({
        Message: `Our team has warned you. The same was said or offered too often. ${toldAs}`,
        link: '/settings/standing',
      });
    await expect.poll(async () => (await messagesTo(world, bayo.details.email)).map(({ text }) => text).join()).toContain(toldAs);
    const mails = (await messagesTo(world, bayo.details.email)).map(({ text }) => text).join();
    expect(mails, 'what we say among ourselves stays with us').not.toContain(because);
    expect((await bayo.call(createPost, { body: { message: 'Good morning' } })).status).toBe(201);
    expect((await actsAbout(world, bayo.id)).map(({ what, because: why }) => [what, why])).toEqual([['warned', because]]);
  });

  it('is seen by nobody else', async () => {
    const [bayo, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    await warnBy(ngozi, bayo.id);
    const seen = await ada.call(getUser, { params: { uid: bayo.id } });
    expect(JSON.stringify(seen.result)).not.toMatch(/measure|restriction/);
    expect((await bayo.call(getUser, { params: { uid: bayo.id } })).result).toMatchObject({
      measuresToRead: 1,
      restriction: null,
    });
  });

  it('is never one’s own or a colleague’s, and has a reason of the list', async () => {
    const tunde = await staffMember(world);
    expect((await warnBy(ngozi, ngozi.id)).problem.code).toBe('forbidden');
    expect((await warnBy(ngozi, tunde.id)).problem.code).toBe('forbidden');
    const bayo = await verifiedPerson(world);
    for (const body of [{ because }, { reason: 'dislike', because }, { reason: 'spam', because: ' ' }])
      expect((await ngozi.call(warnPerson, { params: { uid: bayo.id }, body })).problem.code).toBe('invalid_input');
  });
});
