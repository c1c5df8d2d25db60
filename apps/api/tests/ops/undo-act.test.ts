import { closeReport } from '@waybill/contract/ops/close-report';
import { getFigures } from '@waybill/contract/ops/get-figures';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { listActs } from '@waybill/contract/ops/list-acts';
import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { undoAct } from '@waybill/contract/ops/undo-act';
import { canBeUndone, decisionActs, whyNotUndone } from '@waybill/contract/ops/undo-table';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { describe, expect, it } from 'vitest';
import { accept, personWithDocuments, refuse, uploadAll } from '../kyc/documents.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { dealAt, disputed, moveTo } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { write as post, uploadedPicture } from '../support/timeline.ts';
import { nameOf, useCaseDesk } from './case-desk.ts';
import { decideBy } from './dispute-desk.ts';
import { useJobDesk } from './job-desk.ts';
import { restrictBy, warnBy } from './measure-desk.ts';

const because = 'A mistake of the mouse';

const { world, desk, open, heldNow, reported, asking } = useCaseDesk();
const jobs = useJobDesk();

const undo = (staff: Person, actId: string) => staff.call(undoAct, { params: { actId }, body: {} });
/** The newest line about a person, or about a thing. */
async function actOn(id: string, what: string, of = world): Promise<string> {
  const [row] = await of.db<{ id: string }[]>`
    select id from ops_act where (user_id = ${id} or subject = ${id}) and what = ${what} order by ops_act.id desc limit 1`;
  return row?.id ?? '';
}
const isOpen = async (staff: Person, id: string) =>
  (await open(staff, { held: 'anybody' })).items.find((waiting) => waiting.id === id);
const suspend = (staff: Person, uid: string) => staff.call(suspendPerson, { params: { uid }, body: { because } });
const isBlocked = async (id: string) =>
  (await world.db`select from account where id = ${id} and blocked_at is not null`).length === 1;
const isRestricted = async (id: string) =>
  (await world.db`select from account where id = ${id} and restricted_at is not null`).length === 1;
const inForce = async (id: string) => (await world.db`select from measure where user_id = ${id} and lifted_at is null`).length;
const measureOf = async (id: string) =>
  (await world.db<{ id: string }[]>`select id from measure where user_id = ${id}`)[0]?.id ?? '';

describe('taken back within ten minutes', () => {
  it('a warning counts no more, its line says so, and another one refers to it', async () => {
    const person = await verifiedPerson(world);
    await warnBy(desk.ama, person.id);
    const actId = await actOn(person.id, 'warned');
    const before = (await desk.ama.call(listActs, { query: { userId: person.id } })).result.items[0];
    expect(before).toMatchObject({ what: 'warned', undoneBy: null, undo: { whyNot: '' } });
    expect(Date.parse(before?.undo.until ?? '') - Date.parse(before?.at ?? '')).toBe(600_000);
    const { status, result } = await undo(desk.ama, actId);
    expect(status).toBe(200);
    expect(result).toMatchObject({ id: actId, undoneBy: desk.ama.details.username, undo: { until: null } });
    expect(await inForce(person.id)).toBe(0);
    const [line] =
      await world.db`select staff_id, what, user_id, about from ops_act where user_id = ${person.id} order by id desc limit 1`;
    expect(line).toEqual({
      staffId: desk.ama.id,
      what: 'undone',
      userId: person.id,
      about: { undoes: actId, decision: 'warned' },
    });
  });

  it('a restriction opens the account again, and a suspension lets them in', async () => {
    const person = await verifiedPerson(world);
    await restrictBy(desk.ama, person.id, { days: 3 });
    expect((await undo(desk.ama, await actOn(person.id, 'restricted'))).status).toBe(200);
    expect(await isRestricted(person.id)).toBe(false);
    await suspend(desk.ama, person.id);
    expect(await isBlocked(person.id)).toBe(true);
    expect((await undo(desk.ama, await actOn(person.id, 'suspended'))).status).toBe(200);
    expect(await isBlocked(person.id)).toBe(false);
    expect(await inForce(person.id)).toBe(0);
  });

  it('a restriction that was lifted, and somebody who was restored, are as before', async () => {
    const person = await verifiedPerson(world);
    await restrictBy(desk.ama, person.id, { days: 3 });
    const until = (await world.db`select restricted_until from account where id = ${person.id}`)[0];
    await desk.lead.call(liftMeasure, { params: { measureId: await measureOf(person.id) }, body: { because } });
    expect((await undo(desk.lead, await actOn(person.id, 'restriction-lifted'))).status).toBe(200);
    expect(await isRestricted(person.id)).toBe(true);
    expect((await world.db`select restricted_until from account where id = ${person.id}`)[0]).toEqual(until);
    expect(await inForce(person.id)).toBe(1);

    const other = await verifiedPerson(world);
    await suspend(desk.ama, other.id);
    await desk.lead.call(restorePerson, { params: { uid: other.id }, body: { because } });
    expect((await undo(desk.lead, await actOn(other.id, 'restored'))).status).toBe(200);
    expect(await isBlocked(other.id)).toBe(true);
    expect(await inForce(other.id)).toBe(1);
  });

  it('a closed report waits again since when it came, with whoever took it back, and what was done to the person is undone', async () => {
    const { person, name } = await reported();
    await world.db`update user_report set created_at = now() - interval '5 hours' where user_id = ${person.id}`;
    const before = await isOpen(desk.ama, name.id);
    const body = { outcome: 'restricted', reason: 'spam', days: 3, because };
    expect((await desk.ama.call(closeReport, { params: { reportId: name.id }, body })).status).toBe(200);
    expect(await isRestricted(person.id)).toBe(true);
    const part = (await desk.ama.call(listActs, { query: { what: 'restricted', userId: person.id } })).result.items[0];
    expect(part?.undo).toEqual({ until: null, whyNot: 'It was part of closing a report, and is taken back with that.' });
    expect((await undo(desk.ama, part?.id ?? '')).problem.code).toBe('forbidden');
    expect((await undo(desk.ama, await actOn(person.id, 'report-closed'))).status).toBe(200);
    expect(await isOpen(desk.ama, name.id)).toMatchObject({ since: before?.since });
    expect(await heldNow(name)).toBe(desk.ama.id);
    expect(await isRestricted(person.id)).toBe(false);
    expect(await inForce(person.id)).toBe(0);
  });

  it('a closed report stays closed where something was taken down', async () => {
    const [author, reporter] = [await verifiedPerson(world), await verifiedPerson(world)];
    const item = (await post(author, 'Buy followers')).result;
    await reporter.call(reportItem, { body: { itemType: item.itemType, timelineItemId: item.id, reason: 'spam' } });
    const [row] = await world.db<{ id: string }[]>`select id from timeline_report where item_id = ${item.id}`;
    await desk.ama.call(closeReport, { params: { reportId: `item-${row?.id}` }, body: { outcome: 'removed', because } });
    const { problem } = await undo(desk.ama, await actOn(item.id, 'report-closed'));
    expect([problem.code, problem.detail]).toEqual(['forbidden', whyNotUndone('item-removed')]);
  });

  it('papers wait again, and their person reads that we took it back', async () => {
    for (const decide of [accept, refuse]) {
      const person = await personWithDocuments(world, desk.dele);
      await decide(desk.dele, person.checkId);
      const what = decide === accept ? 'identity-accepted' : 'identity-refused';
      expect((await undo(desk.dele, await actOn(person.id, what))).status).toBe(200);
      expect(await isOpen(desk.dele, person.checkId)).toBeDefined();
      const [now] = await world.db`select kyc_status from profile where user_id = ${person.id}`;
      expect(now?.kycStatus).toBe(2);
      const [check] =
        await world.db`select state, decided_at, decided_by, reasons from identity_check where id = ${person.checkId}`;
      expect(check).toEqual({ state: 'pending', decidedAt: null, decidedBy: null, reasons: [] });
      expect((await refuse(desk.dele, person.checkId)).status, 'and are decided about anew').toBe(200);
    }
  });

  it('accepted papers stay accepted once the person has begun something by it, and refused ones once they send new ones', async () => {
    const carrier = await personWithDocuments(world, desk.dele);
    await accept(desk.dele, carrier.checkId);
    const deal = await dealAt(world, 'Accepted');
    await world.db`update delivery_order set carrier_id = ${carrier.id} where id = ${deal.orderId}`;
    const { problem } = await undo(desk.dele, await actOn(carrier.id, 'identity-accepted'));
    expect(problem.detail).toContain('They have asked to carry a parcel since');
    const again = await personWithDocuments(world, desk.dele);
    await refuse(desk.dele, again.checkId);
    await uploadAll(again, ['front']);
    expect((await undo(desk.dele, await actOn(again.id, 'identity-refused'))).problem.detail).toContain('send new papers');
  });

  it('a talk that needs no answer waits again, from where it did', async () => {
    const { person, name } = await asking('Thank you!');
    const before = await isOpen(desk.ama, name.id);
    await desk.ama.call(settleSupport, { params: { roomId: name.id }, body: {} });
    expect(await isOpen(desk.ama, name.id)).toBeUndefined();
    expect((await undo(desk.ama, await actOn(person.id, 'support-settled'))).status).toBe(200);
    expect(await isOpen(desk.ama, name.id)).toMatchObject({ since: before?.since });
  });

  it('a claim that was looked into waits again', async () => {
    const { carrier, orderId, sender } = await dealAt(world, 'InTransit');
    await world.db`update delivery_order set status = 6 where id = ${orderId}`;
    const imageIdList = [await uploadedPicture(world, carrier.id)];
    await moveTo(carrier, orderId, 'Delivered', { imageIdList, happenedAt: new Date().toISOString() });
    await desk.ama.call(lookIntoClaim, { params: { orderId }, body: { because } });
    expect(await isOpen(desk.ama, orderId)).toBeUndefined();
    expect((await undo(desk.ama, await actOn(sender.id, 'claim-looked-into'))).status).toBe(200);
    expect(await isOpen(desk.ama, orderId)).toBeDefined();
    expect((await desk.ama.call(lookIntoClaim, { params: { orderId }, body: { because } })).status).toBe(204);
  });

  it('a job that was dismissed is back, and can run', async () => {
    const jobId = await jobs.failed(77);
    const dismiss = (what: string) => jobs.desk.ngozi.call(settleFailedJob, { params: { jobId }, body: { what, because } });
    await dismiss('dismiss');
    expect(await jobs.numbered(77)).toBeUndefined();
    const [act] = await jobs.world.db<{ id: string }[]>`select id from ops_act where about ->> 'jobId' = ${jobId}`;
    expect((await undo(jobs.desk.ngozi, act?.id ?? '')).status).toBe(200);
    expect((await jobs.numbered(77))?.id).toBe(jobId);
    expect((await dismiss('retry')).status).toBe(204);
  });
});

describe('is refused', () => {
  it('after ten minutes, by the clock of the database', async () => {
    const person = await verifiedPerson(world);
    const late = async (ago: string) => {
      const [row] = await world.db<{ id: string }[]>`
        insert into ops_act (staff_id, what, subject, user_id, at, about)
        values (${desk.ama.id}, 'warned', ${person.id}, ${person.id}, now() - ${ago}::interval, '{"measureId": "msr_nothing"}') returning id`;
      return (await undo(desk.ama, row?.id ?? '')).problem.code;
    };
    expect(await late('10 minutes 1 second')).toBe('no_longer_open');
    expect(await late('9 minutes 50 seconds'), 'it is in time, and there is nothing to lift').toBe('already_decided');
  });

  it('to colleagues who do not lead, and to whom it is about', async () => {
    const person = await verifiedPerson(world);
    await warnBy(desk.ama, person.id);
    const actId = await actOn(person.id, 'warned');
    expect((await undo(desk.bayo, actId)).problem.code).toBe('forbidden');
    expect((await undo(desk.chioma, actId)).problem.code).toBe('forbidden');
    expect((await undo(desk.lead, actId)).status).toBe(200);
    const own = await reported();
    await closeReportOn(own.name.id);
    await world.db`update account set is_staff = true, staff_role = 'lead' where id = ${own.person.id}`;
    expect((await undo(desk.lead, '9'.repeat(17))).problem.code).toBe('not_found');
  });

  it('for money, in words, as for each act that the table does not allow', async () => {
    const { orderId, sender } = await disputed(world);
    await decideBy(desk.lead, orderId, { decision: 'refund' });
    const { problem } = await undo(desk.lead, await actOn(sender.id, 'dispute-refunded'));
    expect([problem.code, problem.detail]).toEqual(['forbidden', 'Decisions about money are not undone.']);
    for (const what of decisionActs) {
      if (canBeUndone(what)) continue;
      const [row] = await world.db<{ id: string }[]>`
        insert into ops_act (staff_id, what, subject, about) values (${desk.lead.id}, ${what}, 'something', '{"answer": "close"}') returning id`;
      expect((await undo(desk.lead, row?.id ?? '')).problem.detail, what).toBe(whyNotUndone(what));
    }
  });

  it('once something else was decided about the same person; what came last is taken back first', async () => {
    const person = await verifiedPerson(world);
    await warnBy(desk.ama, person.id);
    await suspend(desk.bayo, person.id);
    const { problem } = await undo(desk.ama, await actOn(person.id, 'warned'));
    expect([problem.code, problem.detail]).toEqual([
      'already_decided',
      'It stands: one of us suspended the same person after it. Take that back first, if it should go as well.',
    ]);
    expect(await inForce(person.id)).toBe(2);
    expect((await undo(desk.bayo, await actOn(person.id, 'suspended'))).status).toBe(200);
    expect((await undo(desk.ama, await actOn(person.id, 'warned'))).status).toBe(200);
  });

  it('a second time, and who did it is said; of many at the same moment one does it', async () => {
    const person = await verifiedPerson(world);
    await warnBy(desk.ama, person.id);
    const actId = await actOn(person.id, 'warned');
    const answers = await atOnce(6, (index) => undo(index % 2 ? desk.ama : desk.lead, actId));
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 5 });
    const [{ undoneBy = '' } = {}] = (await desk.ama.call(listActs, { query: { userId: person.id, what: 'warned' } })).result
      .items;
    const winner = undoneBy === desk.ama.details.username ? desk.ama : desk.lead;
    const other = winner === desk.ama ? desk.lead : desk.ama;
    expect((await undo(other, actId)).problem.detail).toContain(`${await nameOf(world, winner)} took a decision back just now`);
    expect((await world.db`select from ops_act where user_id = ${person.id} and what = 'undone'`).length).toBe(1);
  });
});

const closeReportOn = (reportId: string) =>
  desk.ama.call(closeReport, { params: { reportId }, body: { outcome: 'nothing', because } });

it('a decision that was taken back counts as none in the figures, and its case waits in the overview', async () => {
  const decided = async () => {
    const { queues } = (await desk.lead.call(getFigures, { query: {} })).result;
    return queues.find(({ kind }) => kind === 'report')?.now.decided;
  };
  const waiting = async () => (await desk.lead.call(getOverview)).result.reports.count;
  const { person, name } = await reported();
  const [before, waited] = [await decided(), await waiting()];
  await closeReportOn(name.id);
  expect(await decided()).not.toEqual(before);
  expect((await undo(desk.ama, await actOn(person.id, 'report-closed'))).status).toBe(200);
  expect(await decided()).toEqual(before);
  expect(await waiting()).toBe(waited);
});

it('shows decisions alone to whoever asks for them', async () => {
  const person = await verifiedPerson(world);
  await warnBy(desk.ama, person.id);
  const by = desk.ama.details.username;
  const { items } = (await desk.ama.call(listActs, { query: { by, show: 'decisions', limit: 50 } })).result;
  expect(items.map(({ what }) => what)).toContain('warned');
  expect(items.filter(({ what }) => !decisionActs.some((name) => name === what))).toEqual([]);
});
