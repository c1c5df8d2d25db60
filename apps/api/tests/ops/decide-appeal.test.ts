import { listMeasures } from '@waybill/contract/measures/list-measures';
import { claimCase } from '@waybill/contract/ops/claim-case';
import { closeReport } from '@waybill/contract/ops/close-report';
import { decideAppeal } from '@waybill/contract/ops/decide-appeal';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { listOpenCases } from '@waybill/contract/ops/list-open-cases';
import { undoAct } from '@waybill/contract/ops/undo-act';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../notifications/rows.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { onAnotherDevice, type Person, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { answer, appealBy, appealSuspensionBy, because, grantBy, rejectBy, says } from './appeal-desk.ts';
import { restrictBy, warnBy } from './measure-desk.ts';
import { restoreBy, suspendBy } from './people-desk.ts';

const world = useWorld();
const ngozi = madeBefore(() => staffMember(world, 'lead'));
const tunde = madeBefore(() => staffMember(world, 'lead'));

const measuresOf = async (person: Person) => (await person.call(listMeasures)).result.items;
const openFor = async (staff: Person) => (await staff.call(listOpenCases, { query: {} })).result.items;

async function warned() {
  const bayo = await verifiedPerson(world);
  const measureId = (await warnBy(ngozi, bayo.id)).result.measures[0]?.id ?? '';
  return { bayo, measureId, appealId: (await appealBy(bayo, measureId)).result.appeal?.id ?? '' };
}

async function suspended() {
  const bayo = await verifiedPerson(world);
  await suspendBy(ngozi, bayo.id);
  return { bayo, appealId: (await appealSuspensionBy(world, bayo)).result.appeal?.id ?? '' };
}

const told = async (person: Person, words: string) => {
  await expect
    .poll(async () => (await notificationsOf(person)).map(({ Message }) => Message))
    .toContainEqual(expect.stringContaining(words));
};
const written = async (person: Person, words: string) => {
  const texts = async () => (await messagesTo(world, person.details.email)).map(({ text }) => text);
  await expect.poll(texts, { timeout: 10_000 }).toContainEqual(expect.stringContaining(words));
};

describe('an appeal that changes nothing', () => {
  it('says so to the person in our words, in the app and by email, and is written down with its reason', async () => {
    const { bayo, measureId, appealId } = await warned();
    const { result } = await rejectBy(tunde, appealId);
    expect(result).toMatchObject({
      says,
      decision: { outcome: 'stands', by: tunde.details.username, toldAs: answer, because },
      measure: { lifted: null },
    });
    expect((await measuresOf(bayo))[0]).toMatchObject({
      lifted: null,
      appeal: { answer: { outcome: 'stands', toldAs: answer } },
    });
    await told(bayo, answer);
    await written(bayo, answer);
    expect((await actsAbout(world, bayo.id)).at(-1)).toMatchObject({
      staffId: tunde.id,
      what: 'appeal-rejected',
      subject: appealId,
      because,
    });
    expect((await appealBy(bayo, measureId, 'Once more')).result.appeal?.says).toBe(says);
  });

  it('needs words for the person, and a reason for us', async () => {
    const { appealId } = await warned();
    const params = { appealId };
    for (const body of [
      { decision: 'stands', toldAs: ' ', because },
      { decision: 'stands', because },
      { decision: 'take-back', toldAs: answer, because: '' },
    ])
      expect((await tunde.call(decideAppeal, { params, body })).problem.code).toBe('invalid_input');
  });
});

describe('an appeal that is right', () => {
  it('takes back a warning, which is told once', async () => {
    const { bayo, appealId } = await warned();
    await grantBy(tunde, appealId, 'We are sorry.');
    expect((await measuresOf(bayo))[0]).toMatchObject({
      lifted: { toldAs: 'We are sorry.' },
      appeal: { answer: { outcome: 'taken-back', toldAs: 'We are sorry.' } },
    });
    await told(bayo, 'You were right to appeal. Our team has taken back its warning. We are sorry.');
    const words = (await notificationsOf(bayo)).filter(({ Message }) => Message.includes('taken back its warning'));
    expect(words).toHaveLength(1);
  });

  it('opens a restricted account at once', async () => {
    const bayo = await verifiedPerson(world);
    const [restriction] = (await restrictBy(ngozi, bayo.id, { days: 7 })).result.measures;
    const { appeal } = (await appealBy(bayo, restriction?.id ?? '')).result;
    expect((await write(bayo, 'Hello')).problem.code).toBe('account_restricted');
    expect((await grantBy(tunde, appeal?.id ?? '')).status).toBe(200);
    expect((await write(bayo, 'Hello')).status).toBe(201);
  });

  it('about a restriction that is over takes it back all the same, and not the one that came after it', async () => {
    const bayo = await verifiedPerson(world);
    const first = (await restrictBy(ngozi, bayo.id, { days: 1 })).result.measures[0]?.id ?? '';
    const { appeal } = (await appealBy(bayo, first)).result;
    await world.db`update measure set until = now() where id = ${first}`;
    await world.db`update account set restricted_until = now() where id = ${bayo.id}`;
    await restrictBy(ngozi, bayo.id, { days: null });
    expect((await grantBy(tunde, appeal?.id ?? '')).result.measure.lifted).toMatchObject({ by: tunde.details.username });
    expect((await write(bayo, 'Hello')).problem.code).toBe('account_restricted');
  });

  it('lets a suspended person in again, and writes to them', async () => {
    const { bayo, appealId } = await suspended();
    expect((await grantBy(tunde, appealId)).result.person.isBlocked).toBe(false);
    await written(bayo, 'You were right to appeal. Your account works again.');
    expect((await onAnotherDevice(world, bayo)).session.userId).toBe(bayo.id);
    await told(bayo, 'Your account works again.');
  });

  it('about a post leaves it down, and says how to post it again', async () => {
    const [bayo, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { itemType, id } = (await write(bayo, 'A free phone')).result;
    await ada.call(reportItem, { body: { itemType, timelineItemId: id, reason: 'spam', message: '' } });
    const [report] = await world.db<{ id: string }[]>`select id from timeline_report where item_id = ${id}`;
    const params = { reportId: `item-${report?.id}` };
    await ngozi.call(closeReport, { params, body: { outcome: 'removed', reason: 'spam', because } });
    const [takedown] = await measuresOf(bayo);
    const { appeal } = (await appealBy(bayo, takedown?.id ?? '')).result;
    expect((await grantBy(tunde, appeal?.id ?? '')).status).toBe(200);
    await told(bayo, 'The Send button posts it anew.');
    const [item] = await world.db`select from timeline_item where id = ${id} and removed_at is not null`;
    expect(item).toBeDefined();
  });
});

describe('who answers', () => {
  it('is never who set it: the command says so, and the table does', async () => {
    const { appealId } = await warned();
    for (const refused of [await rejectBy(ngozi, appealId), await grantBy(ngozi, appealId)])
      expect(refused.problem).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('You have set this yourself') });
    await expect(
      world.db`update appeal set decided_at = now(), decided_by = ${ngozi.id}, outcome = 'stands' where id = ${appealId}`,
    ).rejects.toThrow('appeal_decided_by_another');
  });

  it('is one of two at the same moment, and the other is told', async () => {
    const { appealId } = await warned();
    const answers = await Promise.all([
      rejectBy(tunde, appealId),
      grantBy(await staffMember(world), appealId),
      grantBy(await staffMember(world), appealId),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('already_decided');
  });

  it('is nobody but the colleague who holds it', async () => {
    const { appealId } = await warned();
    const ama = await staffMember(world, 'admin');
    await ama.call(claimCase, { params: { kind: 'appeal', id: appealId }, body: {} });
    expect((await rejectBy(tunde, appealId)).problem.code).toBe('already_taken');
    expect((await rejectBy(ama, appealId)).status).toBe(200);
  });
});

describe('an open appeal', () => {
  it('waits among the cases of leads, due a day after it was made, and not among those of others', async () => {
    const { bayo, appealId } = await warned();
    const found = (await openFor(tunde)).find(({ id }) => id === appealId);
    expect(found).toMatchObject({ kind: 'appeal', title: 'warning', urgency: 'people', person: { id: bayo.id } });
    expect(Date.parse(found?.dueAt ?? '') - Date.parse(found?.since ?? '')).toBe(86_400_000);
    const support = await staffMember(world, 'support');
    expect((await openFor(support)).map(({ id }) => id)).not.toContain(appealId);
    expect((await rejectBy(support, appealId)).problem.code).toBe('not_in_role');
  });

  it('closes by itself when the suspension ends otherwise', async () => {
    const { bayo, appealId } = await suspended();
    await restoreBy(ngozi, bayo.id);
    expect((await measuresOf(await signedInAgain(bayo)))[0]?.appeal?.answer).toMatchObject({ outcome: 'lifted' });
    expect((await grantBy(tunde, appealId)).problem.code).toBe('already_decided');
    expect((await openFor(tunde)).map(({ id }) => id)).not.toContain(appealId);
  });

  it('opens again when the lifting that closed it is undone, and waits as long as it did', async () => {
    const { bayo, measureId, appealId } = await warned();
    const before = (await openFor(tunde)).find(({ id }) => id === appealId);
    await ngozi.call(liftMeasure, { params: { measureId }, body: { because } });
    expect((await openFor(tunde)).map(({ id }) => id)).not.toContain(appealId);
    const [act] = await world.db<{ id: string }[]>`select id from ops_act where user_id = ${bayo.id} and what = 'warning-lifted'`;
    expect((await ngozi.call(undoAct, { params: { actId: act?.id ?? '' }, body: {} })).status).toBe(200);
    expect((await openFor(tunde)).find(({ id }) => id === appealId)).toEqual(before);
    expect((await measuresOf(bayo))[0]?.appeal).toMatchObject({ says, answer: null });
  });

  it('answered and restored at the same moment ends one way, with the person in', async () => {
    for (const _ of [1, 2, 3]) {
      const { bayo, appealId } = await suspended();
      const answers = await Promise.all([grantBy(tunde, appealId), restoreBy(ngozi, bayo.id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await onAnotherDevice(world, bayo)).session.userId).toBe(bayo.id);
    }
  });

  it('goes with whoever leaves: their words too, and nobody waits', async () => {
    const { bayo, appealId } = await warned();
    await world.db`update session set confirmed_until = now() + interval '5 minutes' where user_id = ${bayo.id}`;
    expect((await bayo.call(deactivateUser, { params: { id: bayo.id } })).status).toBe(204);
    const [kept] = await world.db`select says, outcome, decided_at is not null as is_closed from appeal where id = ${appealId}`;
    expect(kept).toEqual({ says: '', outcome: 'withdrawn', isClosed: true });
  });
});

async function signedInAgain(person: Person): Promise<Person> {
  await expect.poll(async () => (await person.call(listMeasures)).status, { timeout: 4_000 }).toBe(200);
  return person;
}
