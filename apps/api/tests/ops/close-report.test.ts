import { createRoom } from '@waybill/contract/chat/create-room';
import { closeReport } from '@waybill/contract/ops/close-report';
import { getReportChat } from '@waybill/contract/ops/get-report-chat';
import { listReports } from '@waybill/contract/ops/list-reports';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { reportUser } from '@waybill/contract/users/report-user';
import { describe, expect, it } from 'vitest';
import { closeReport as close } from '../../src/modules/ops/index.ts';
import { closeReportNow } from '../../src/ops/close-report.ts';
import { listReportsNow } from '../../src/ops/list-reports.ts';
import { tally } from '../support/at-once.ts';
import { chargeForSending, dealAt, fee, offered } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf } from '../support/people-with-money.ts';
import { actsAbout } from '../support/staff.ts';
import { write } from '../support/timeline.ts';
import { because, closeBy, useReportDesk } from './report-desk.ts';

const { world, list, openAbout, reportOf, reportOfItem, desk } = useReportDesk();

const isBlocked = async (id: string) =>
  (await world.db`select from account where id = ${id} and blocked_at is not null`).length === 1;

describe('a report is closed', () => {
  it('with nothing, together with all others about the same person, and that is written down', async () => {
    const bola = await verifiedPerson(world);
    const [first, second] = [await reportOf(bola), await reportOf(bola)];
    const { result } = await closeBy(desk.ngozi, second, 'nothing');
    expect(result.closed).toMatchObject({ by: desk.ngozi.details.username, outcome: 'nothing', because });
    expect(await openAbout(bola.id)).toEqual([]);
    const closed = (await list({ state: 'closed' })).items.map(({ id }) => id);
    expect(closed.slice(0, 2)).toEqual([second, first]);
    expect(await isBlocked(bola.id)).toBe(false);
    expect(await actsAbout(world, bola.id)).toEqual([
      { staffId: desk.ngozi.id, what: 'report-closed', subject: second, userId: bola.id, because },
    ]);
  });

  it('by suspending the person, which ends what was said of their posts as well', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Pay me outside')).result;
    await reportOfItem(bola, post);
    const report = await reportOf(bola);
    expect((await closeBy(desk.ngozi, report, 'suspended')).result.about.isBlocked).toBe(true);
    expect(await isBlocked(bola.id)).toBe(true);
    expect(await openAbout(bola.id)).toEqual([]);
    expect((await actsAbout(world, bola.id)).map(({ what, because }) => [what, because])).toEqual([
      ['report-closed', because],
      ['suspended', because],
    ]);
  });

  it('by taking the post down, and nobody sees it any more', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'Buy followers')).result;
    const report = await reportOfItem(bola, post);
    expect((await closeBy(desk.tunde, report, 'removed')).result.item?.isRemoved).toBe(true);
    const params = { itemType: post.itemType, timelineItemId: post.id };
    expect((await ada.call(getTimelineItem, { params })).problem.code).toBe('not_found');
    expect((await actsAbout(world, bola.id)).map(({ what, subject }) => [what, subject])).toEqual([
      ['report-closed', post.id],
      ['item-removed', post.id],
    ]);
  });

  it('by taking a parcel down: what was held for it goes back, and whoever offered to carry it hears of it', async () => {
    const { sender, packageId, orderId } = await offered(world);
    const report = await reportOfItem(sender, { itemType: timelineItemType.Package, id: packageId });
    expect((await closeBy(desk.ngozi, report, 'removed')).status).toBe(200);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(fee + chargeForSending);
    const [event] =
      await world.db`select actor, user_id, status from order_event where order_id = ${orderId} order by seq desc limit 1`;
    expect(event).toMatchObject({ actor: 'ops', userId: null, status: 6 });
  });

  it('but not by taking down what somebody is carrying', async () => {
    const { sender, packageId } = await dealAt(world, 'Accepted');
    const report = await reportOfItem(sender, { itemType: timelineItemType.Package, id: packageId });
    expect((await closeBy(desk.ngozi, report, 'removed')).problem).toMatchObject({
      code: 'already_matched',
      detail:
        'Somebody is carrying this parcel: it can be removed when the delivery has ended. You can suspend whoever posted it.',
    });
    expect((await openAbout(sender.id)).map(({ id }) => id)).toEqual([report]);
    expect(await actsAbout(world, sender.id)).toEqual([]);
  });

  it('once, also when two of us close it at the same moment, and only what the first decided happens', async () => {
    const bola = await verifiedPerson(world);
    const report = await reportOf(bola);
    const answers = await Promise.all([closeBy(desk.ngozi, report, 'suspended'), closeBy(desk.tunde, report, 'nothing')]);
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 1 });
    const [{ outcome } = { outcome: '' }] = await world.db<
      { outcome: string }[]
    >`select outcome from user_report where user_id = ${bola.id}`;
    expect(await isBlocked(bola.id)).toBe(outcome === 'suspended');
    expect((await actsAbout(world, bola.id)).filter(({ what }) => what === 'report-closed')).toHaveLength(1);
    expect((await closeBy(desk.tunde, report, 'nothing')).problem.code).toBe('already_decided');
  });

  it('together with what is written of it, or not at all', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Still here')).result;
    const reportId = await reportOfItem(bola, post);
    const nobody = 'usr_00000000000000000000000000';
    await expect(close(world.node.context, { staffId: nobody, reportId, outcome: 'removed', because })).rejects.toThrow('fkey');
    expect((await openAbout(bola.id)).map(({ item }) => item?.isRemoved)).toEqual([false]);
  });

  it('never by somebody it is about or who made it, and staff are not suspended by it', async () => {
    const about = await reportOf(desk.tunde);
    expect((await closeBy(desk.tunde, about, 'nothing')).problem.code).toBe('forbidden');
    expect((await closeBy(desk.ngozi, about, 'suspended')).problem.code).toBe('forbidden');
    expect(await isBlocked(desk.tunde.id)).toBe(false);
    expect((await closeBy(desk.ngozi, about, 'nothing')).status).toBe(200);
    const made = await reportOf(await verifiedPerson(world), desk.ngozi);
    expect((await closeBy(desk.ngozi, made, 'nothing')).problem.code).toBe('forbidden');
    expect((await closeBy(desk.tunde, made, 'nothing')).status).toBe(200);
    const post = (await write(desk.tunde, 'My own words')).result;
    const item = await reportOfItem(desk.tunde, post);
    expect((await closeBy(desk.tunde, item, 'nothing')).problem.code).toBe('forbidden');
  });

  it('never by somebody who made one of those that would end with it, whichever they press', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Cheap phones')).result;
    const [mine, other, ofItem] = [await reportOf(bola, desk.ngozi), await reportOf(bola), await reportOfItem(bola, post)];
    for (const [report, outcome] of [
      [other, 'nothing'],
      [other, 'suspended'],
      [ofItem, 'suspended'],
    ] as const)
      expect((await closeBy(desk.ngozi, report, outcome)).problem.code, outcome).toBe('forbidden');
    expect((await openAbout(bola.id)).map(({ id }) => id).sort()).toEqual([mine, other, ofItem].sort());
    expect(await actsAbout(world, bola.id)).toEqual([]);
    expect((await closeBy(desk.tunde, other, 'suspended')).status).toBe(200);
  });

  it('and who of ours is reported does not learn by whom', async () => {
    const ada = await verifiedPerson(world);
    const { id: roomId } = (await desk.tunde.call(createRoom, { body: { userId: ada.id } })).result;
    const reportId = await reportOf(desk.tunde, ada, { roomId });
    const seenBy = async (staff: Person) =>
      (await staff.call(listReports, { query: { limit: 50 } })).result.items.find(({ id }) => id === reportId);
    expect((await seenBy(desk.ngozi))?.by?.id).toBe(ada.id);
    expect(await seenBy(desk.tunde)).toMatchObject({ by: null, message: '', hasChat: false });
    expect((await desk.tunde.call(getReportChat, { params: { reportId } })).problem.code).toBe('forbidden');
    await closeBy(desk.ngozi, reportId, 'nothing');
  });

  it('with a reason and an end that fits it', async () => {
    const bola = await verifiedPerson(world);
    const reportId = await reportOf(bola);
    expect((await closeBy(desk.ngozi, reportId, 'removed')).problem.code).toBe('invalid_input');
    expect((await closeBy(desk.ngozi, reportId, 'forgotten')).problem.code).toBe('invalid_input');
    const withoutReason = { params: { reportId }, body: { outcome: 'nothing', because: ' ' } };
    expect((await desk.ngozi.call(closeReport, withoutReason)).problem.code).toBe('invalid_input');
    for (const unknown of ['user-999999999', 'item-999999999'])
      expect((await closeBy(desk.ngozi, unknown, 'nothing')).problem.code).toBe('not_found');
    for (const nonsense of ['user-0', 'chat-1', "user-1'--"])
      expect((await closeBy(desk.ngozi, nonsense, 'nothing')).problem.code).toBe('invalid_input');
    expect((await openAbout(bola.id)).map(({ id }) => id)).toEqual([reportId]);
  });

  it('from the command line as well, where only what is open is listed', async () => {
    const bola = await verifiedPerson(world);
    const report = await reportOf(bola);
    const { context } = world.node;
    const listed = () => listReportsNow(context, { withMessages: false });
    expect(await listed()).toContain(`${report}  ${bola.details.username} was reported by`);
    expect(await closeReportNow(context, { report, outcome: 'suspended', because })).toMatch(/suspended/);
    expect(await listed()).not.toContain(bola.details.username);
    expect((await actsAbout(world, bola.id)).map(({ staffId, what }) => [staffId, what])).toEqual([
      [null, 'report-closed'],
      [null, 'suspended'],
    ]);
    for (const words of [
      { report: 'no such', outcome: 'nothing' },
      { report, outcome: 'forgotten' },
      { report, outcome: 'nothing' },
    ])
      await expect(closeReportNow(context, { ...words, because })).rejects.toThrow();
  });

  it('and what the same people say of it later changes nothing in it', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'A post')).result;
    const report = await reportOfItem(bola, post, ada);
    await closeBy(desk.ngozi, report, 'nothing');
    const body = { itemType: post.itemType, timelineItemId: post.id, reason: 'spam', message: 'Again' };
    expect((await ada.call(reportItem, { body })).status).toBe(204);
    const closed = (await list({ state: 'closed' })).items.find(({ id }) => id === report);
    expect(closed).toMatchObject({ reason: 'abuse', message: 'Rude', closed: { outcome: 'nothing' } });
  });

  it('but is a report of its own, of a post and of a person, also on the same day, and there is one of them at a time', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'A post')).result;
    for (const first of [await reportOfItem(bola, post, ada), await reportOf(bola, ada)])
      await closeBy(desk.ngozi, first, 'nothing');
    expect(await openAbout(bola.id)).toEqual([]);
    const body = { itemType: post.itemType, timelineItemId: post.id, reason: 'spam', message: 'Again' };
    for (const message of ['Again', 'And again']) {
      await ada.call(reportItem, { body: { ...body, message } });
      await ada.call(reportUser, { body: { userId: bola.id, reason: 'scam', message } });
    }
    expect((await openAbout(bola.id)).map(({ message }) => message)).toEqual(['And again', 'And again']);
    expect((await ada.call(listTimeline)).status, 'who reported it twice still has a timeline').toBe(200);
  });
});

describe('a report that ends in more than one thing', () => {
  const closeWith = (staff: Person, reportId: string, body: object) =>
    staff.call(closeReport, { params: { reportId }, body: { because, ...body } });
  const measuresOf = (userId: string) =>
    world.db`select kind, reason, told_as, item_id, set_by from measure where user_id = ${userId} order by set_at, id`;

  it('takes the post down and restricts its author in one act, and they are told once', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Buy followers')).result;
    const report = await reportOfItem(bola, post);
    const body = { outcome: 'restricted', takesDown: true, reason: 'spam', days: 7, toldAs: 'Once is enough.' };
    const { result } = await closeWith(desk.ngozi, report, body);
    expect(result).toMatchObject({ closed: { outcome: 'restricted' }, item: { isRemoved: true } });
    expect((await write(bola, 'Buy more followers')).problem.code).toBe('account_restricted');
    expect(await measuresOf(bola.id)).toEqual([
      { kind: 'restriction', reason: 'spam', toldAs: 'Once is enough.', itemId: post.id, setBy: desk.ngozi.id },
    ]);
    expect((await actsAbout(world, bola.id)).map(({ what }) => what)).toEqual(['report-closed', 'item-removed', 'restricted']);
  });

  it('warns and leaves the post, or takes down the post alone, which its author is told as well', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    expect((await closeWith(desk.ngozi, await reportOf(bola), { outcome: 'warned', reason: 'abuse' })).status).toBe(200);
    expect(await measuresOf(bola.id)).toMatchObject([{ kind: 'warning', reason: 'abuse', itemId: null }]);
    const post = (await write(ada, 'Pay me outside')).result;
    await closeWith(desk.ngozi, await reportOfItem(ada, post), { outcome: 'removed', reason: 'scam' });
    expect(await measuresOf(ada.id)).toMatchObject([{ kind: 'takedown', reason: 'scam', itemId: post.id }]);
  });

  it('suspends and takes down; and nothing of it happens where a part cannot', async () => {
    const [bola, { sender, packageId }] = [await verifiedPerson(world), await dealAt(world, 'Accepted')];
    const post = (await write(bola, 'Pay me outside')).result;
    await closeWith(desk.ngozi, await reportOfItem(bola, post), { outcome: 'suspended', takesDown: true, reason: 'scam' });
    expect(await isBlocked(bola.id)).toBe(true);
    expect(await measuresOf(bola.id)).toMatchObject([{ kind: 'suspension', reason: 'scam', itemId: post.id }]);
    const carried = await reportOfItem(sender, { itemType: timelineItemType.Package, id: packageId });
    const refused = await closeWith(desk.ngozi, carried, { outcome: 'warned', takesDown: true, reason: 'scam' });
    expect(refused.problem.code).toBe('already_matched');
    expect(await measuresOf(sender.id)).toEqual([]);
    expect((await openAbout(sender.id)).map(({ id }) => id)).toEqual([carried]);
  });

  it('restricts nobody twice, takes no person down, and closes nothing then', async () => {
    const bola = await verifiedPerson(world);
    await closeWith(desk.ngozi, await reportOf(bola), { outcome: 'restricted', reason: 'spam' });
    const again = await reportOf(bola);
    expect((await closeWith(desk.ngozi, again, { outcome: 'restricted', reason: 'spam' })).problem.code).toBe('already_decided');
    expect((await closeWith(desk.ngozi, again, { outcome: 'warned', takesDown: true })).problem.code).toBe('invalid_input');
    expect((await openAbout(bola.id)).map(({ id }) => id)).toEqual([again]);
  });
});
