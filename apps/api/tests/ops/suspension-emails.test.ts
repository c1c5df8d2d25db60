import { closeReport } from '@waybill/contract/ops/close-report';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { reportUser } from '@waybill/contract/users/report-user';
import { describe, expect, it } from 'vitest';
import { setSuspended } from '../../src/ops/set-suspended.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const because = 'Three people tell the same story';

const ngozi = madeBefore(() => staffMember(world));

const emailsAbout = async ({ details }: Person, what: 'suspended' | 'open again') =>
  (await messagesTo(world, details.email)).filter(({ subject }) => subject === `Your Waybill account is ${what}`);

describe('whoever is suspended', () => {
  it('gets an email with words meant for them, to be answered, and another one when it is over', async () => {
    const bayo = await verifiedPerson(world);
    const params = { uid: bayo.id };
    await ngozi.call(suspendPerson, { params, body: { because, toldAs: 'You asked for money outside of the app.' } });
    await expect.poll(() => emailsAbout(bayo, 'suspended')).toHaveLength(1);
    const [mail] = await emailsAbout(bayo, 'suspended');
    expect(mail?.text).toContain('You asked for money outside of the app.');
    expect(mail?.text).toContain('reply to this email');
    expect(mail?.text, 'what we say among ourselves stays with us').not.toContain(because);
    expect(mail?.replyTo).toBe('hello@waybill.example');

    await ngozi.call(restorePerson, { params, body: { because } });
    await expect.poll(() => emailsAbout(bayo, 'open again')).toHaveLength(1);
    expect((await emailsAbout(bayo, 'open again'))[0]?.text).not.toContain(because);
  });

  it('by a report or from the command line too, with a sentence of ours where there is no other', async () => {
    const [ada, chuka, femi] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    await ada.call(reportUser, { body: { userId: chuka.id, reason: 'scam', message: '' } });
    const [row] = await world.db<{ id: string }[]>`select id from user_report where user_id = ${chuka.id}`;
    const closing = { params: { reportId: `user-${row?.id}` }, body: { outcome: 'suspended', because } };
    expect((await ngozi.call(closeReport, closing)).status).toBe(200);
    await setSuspended(world.node.context, femi.details.username, { isSuspended: true, because });
    for (const person of [chuka, femi]) {
      await expect.poll(() => emailsAbout(person, 'suspended')).toHaveLength(1);
      const [mail] = await emailsAbout(person, 'suspended');
      expect(mail?.text).toContain('while something is being looked into');
      expect(mail?.text).not.toContain(because);
    }
    expect(await emailsAbout(ada, 'suspended')).toEqual([]);
  });
});
