import { closeReport } from '@waybill/contract/ops/close-report';
import { getRelated } from '@waybill/contract/ops/get-related';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { reportUser } from '@waybill/contract/users/report-user';
import { describe, expect, it } from 'vitest';
import { write } from '../support/chat.ts';
import { madeBefore } from '../support/made-before.ts';
import { chargeForSending, dealAt, fee, moveTo } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world));

const relatedTo = async (staff: Person, ...people: { readonly id: string }[]) =>
  (await staff.call(getRelated, { query: { people: people.map(({ id }) => id).join(',') } })).result;

async function report(by: Person, about: Person): Promise<string> {
  await by.call(reportUser, { body: { userId: about.id, reason: 'scam', message: 'Wants cash' } });
  const [row] = await world.db<{ id: string }[]>`
    select id from user_report where user_id = ${about.id} and reported_by = ${by.id} and handled_at is null`;
  return `user-${row?.id}`;
}

describe('what hangs together with the two of a dispute', () => {
  it('is the dispute, reports about and by them, what they write to us, earlier cases, and money that waits', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Delivered');
    const third = await verifiedPerson(world);
    const closed = await report(third, carrier);
    await ngozi.call(closeReport, { params: { reportId: closed }, body: { outcome: 'nothing', because: 'It was a mistake' } });
    await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
    const [about, by] = [await report(sender, carrier), await report(carrier, third)];
    const { roomId } = (await sender.call(openSupportRoom)).result;
    await write(sender, roomId, 'Where is my money?');

    const { people, cases } = await relatedTo(ngozi, sender, carrier);
    expect(cases.map(({ kind, id, side, outcome }) => [kind, id, side, outcome])).toEqual([
      ['support', roomId, 'about', ''],
      ['report', by, 'by', ''],
      ['report', about, 'about', ''],
      ['dispute', orderId, 'about', ''],
      ['report', closed, 'about', 'Nothing was done'],
    ]);
    expect(cases.map(({ person }) => person.id)).toEqual([sender.id, carrier.id, carrier.id, sender.id, carrier.id]);
    expect(people).toMatchObject([
      { person: { id: sender.id }, inEscrow: [{ currency: 'NGN', amount: fee + chargeForSending }], waitingPayouts: [] },
      { person: { id: carrier.id }, inEscrow: [], waitingPayouts: [] },
    ]);
  });

  it('is checks, payouts and corrections, too', async () => {
    const { sender: person } = await dealAt(world, 'Accepted');
    await world.db`
      insert into identity_check (id, user_id, provider, state, document_type, submitted_at, decided_at)
      values (${`kyc_${person.id.slice(4)}`}, ${person.id}, 'built-in', 'refused', 'nin', now(), now())`;
    await world.db`
      insert into money_correction (id, user_id, direction, amount_minor, currency, title, because, proposed_by, request_key, request_hash)
      values (${`cor_${person.id.slice(4)}`}, ${person.id}, 'in', 100, 'NGN', 'For your trouble', 'Right', ${ngozi.id}, gen_random_uuid(), gen_random_uuid())`;
    await world.db`
      insert into payout (reference, user_id, provider, currency, amount_minor, destination, request_key, request_hash, transaction_id, created_at)
      select 'wb-out-bb112233445566778899aabb', user_id, 'paystack', 'NGN', 450000, '{}', gen_random_uuid(), gen_random_uuid(), id,
        now() - interval '3 days' from wallet_transaction where user_id = ${person.id} limit 1`;
    const { cases, people } = await relatedTo(ngozi, person);
    expect(cases.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['correction', ''],
      ['payout', ''],
      ['check', 'Refused'],
    ]);
    expect(people[0]?.waitingPayouts).toEqual([{ currency: 'NGN', count: 1, amount: 4500 }]);
  });
});

it('who signs in from the same address with the same kind of device is told, our own people left out', async () => {
  const [ada, bola, far, ours] = await Promise.all([
    verifiedPerson(world),
    verifiedPerson(world),
    verifiedPerson(world),
    staffMember(world),
  ]);
  const at = (ip: string, device: string, ...people: Person[]) =>
    world.db`update session set ip = ${ip}, device = ${device} where user_id = any(${people.map(({ id }) => id)})`;
  await at('198.51.100.7', 'Chrome on Android', ada, bola, ours);
  await at('198.51.100.7', 'Safari on iPhone', far);
  const { sharedDevices } = await relatedTo(ngozi, ada);
  expect(sharedDevices).toMatchObject([{ person: { id: ada.id }, other: { id: bola.id }, device: 'Chrome on Android' }]);
  expect(JSON.stringify(sharedDevices), 'the address itself is nobody’s to read').not.toContain('198.51.100.7');
  await world.db`update session set last_used_at = now() - interval '91 days' where user_id = ${bola.id}`;
  expect((await relatedTo(ngozi, ada)).sharedDevices, 'long ago is over').toEqual([]);
});

describe('who made a report is not learnt', () => {
  it.each<[StaffRole, boolean]>([
    ['support', true],
    ['checks', false],
    ['money', false],
    ['lead', true],
    ['admin', true],
  ])('by a role that may not read reports: %s', async (role, may) => {
    const [by, about] = [await verifiedPerson(world), await verifiedPerson(world)];
    const id = await report(by, about);
    const staff = await staffMember(world, role);
    expect(
      (await relatedTo(staff, about)).cases.map((one) => one.id),
      'that there is one is for everybody',
    ).toEqual([id]);
    expect((await relatedTo(staff, by)).cases.map((one) => one.id)).toEqual(may ? [id] : []);
  });

  it('by one of us whom it is about', async () => {
    const [by, about] = [await verifiedPerson(world), await staffMember(world, 'support')];
    await report(by, about);
    expect((await relatedTo(about, by)).cases).toEqual([]);
  });
});

it('a look is written down about each, once a day, and nobody is asked about by hundreds', async () => {
  const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
  await relatedTo(ngozi, ada, bola);
  await relatedTo(ngozi, bola, ada);
  for (const person of [ada, bola])
    expect((await actsAbout(world, person.id)).map(({ staffId, what }) => [staffId, what])).toEqual([
      [ngozi.id, 'person-looked-at'],
    ]);
  const asked = async (people: string) => (await ngozi.call(getRelated, { query: { people } })).problem;
  const id = (number: number) => `usr_${String(number).padStart(26, '0')}`;
  expect((await asked([1, 2, 3, 4].map(id).join(','))).errors[0]?.field).toBe('people');
  expect((await asked('everybody')).code).toBe('invalid_input');
  expect((await asked(id(9))).code).toBe('not_found');
});
