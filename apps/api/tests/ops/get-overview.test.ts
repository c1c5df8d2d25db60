import { getOverview } from '@waybill/contract/ops/get-overview';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { supportAccount } from '@waybill/contract/support/support-account';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { reportUser } from '@waybill/contract/users/report-user';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { fillRoom } from '../support/chat.ts';
import { dealAt, moveTo } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let ngozi = {} as Person;

beforeAll(async () => {
  ngozi = await staffMember(world);
});

const overview = async () => (await ngozi.call(getOverview)).result;
const nothing = { count: 0, oldest: null };

it('says that nothing waits where nothing does', async () => {
  expect(await overview()).toEqual({
    kyc: nothing,
    reports: nothing,
    appeals: nothing,
    disputes: nothing,
    saleQuestions: nothing,
    support: nothing,
    moneyQuestions: nothing,
    payouts: nothing,
    corrections: nothing,
    proposals: nothing,
    failedJobs: nothing,
    people: { all: 0, newThisWeek: 0, suspended: 0 },
    orders: { running: 0, completedThisWeek: 0 },
    visits: { today: 0, lastSevenDays: 0 },
  });
});

it('counts what waits for our people, and says since when', async () => {
  const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
  await ada.call(reportUser, { body: { userId: bola.id, reason: 'scam', message: '' } });
  const { itemType, id } = (await write(bola, 'A post')).result;
  await ada.call(reportItem, { body: { itemType, timelineItemId: id, reason: 'spam', message: '' } });
  await world.db`update timeline_report set created_at = '2026-01-02T03:04:05.678Z'`;
  const { orderId, sender } = await dealAt(world, 'Delivered');
  await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
  await dealAt(world, 'Accepted');
  const at = new Date('2026-02-03T04:05:06.789Z');
  await world.db`
    insert into identity_check (id, user_id, provider, state, submitted_at)
    values (${newId('identityCheck')}, ${ada.id}, 'built-in', 'pending', ${at}), (${newId('identityCheck')}, ${bola.id}, 'built-in', 'draft', null)`;
  await world.db`
    insert into money_correction (id, user_id, direction, amount_minor, currency, title, because, proposed_by, proposed_at, request_key, request_hash)
    values (${newId('correction')}, ${ada.id}, 'in', 100, 'NGN', 'Sorry', 'A mistake', ${ngozi.id}, ${at}, gen_random_uuid(), gen_random_uuid())`;
  await world.db`insert into provider_event (provider, event_key, about, received_at) values ('paystack', 'unheard of', '{}', ${at})`;
  const transactionId = newId('transaction');
  await world.db`
    insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference)
    values (${transactionId}, ${ada.id}, 'payout', 'out', 'NGN', 100, 0, 'Payout', '', 'wb-stuck')`;
  await world.db`
    insert into payout (reference, user_id, provider, currency, amount_minor, destination, request_key, request_hash, transaction_id, created_at)
    values ('wb-stuck', ${ada.id}, 'paystack', 'NGN', 100, '{}', gen_random_uuid(), gen_random_uuid(), ${transactionId}, ${at})`;
  await world.db`update account set blocked_at = now() where id = ${bola.id}`;
  const since = at.toISOString();
  expect(await overview()).toMatchObject({
    kyc: { count: 1, oldest: since },
    reports: { count: 2, oldest: '2026-01-02T03:04:05.678Z' },
    disputes: { count: 1, oldest: expect.any(String) },
    corrections: { count: 1, oldest: since },
    proposals: nothing,
    moneyQuestions: { count: 2, oldest: since },
    payouts: { count: 1, oldest: since },
    people: { all: 6, newThisWeek: 6, suspended: 1 },
    orders: { running: 1, completedThisWeek: 0 },
  });
});

it('counts who has written to support and waits for an answer, from their first word after our last', async () => {
  const [ada, { id }] = [await verifiedPerson(world), supportAccount];
  const { roomId } = (await ada.call(openSupportRoom)).result;
  expect((await overview()).support).toEqual(nothing);
  await fillRoom(world, roomId, ada.id, 1);
  await fillRoom(world, roomId, id, 1);
  expect((await overview()).support).toEqual(nothing);
  await fillRoom(world, roomId, ada.id, 2);
  await world.db`update chat_message set sent_at = '2026-03-04T05:06:07.890Z' where room_id = ${roomId} and seq = 3`;
  expect((await overview()).support).toEqual({ count: 1, oldest: '2026-03-04T05:06:07.890Z' });
});
