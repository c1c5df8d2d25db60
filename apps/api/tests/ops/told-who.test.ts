import { randomUUID } from 'node:crypto';
import { answerMoneyQuestion } from '@waybill/contract/ops/answer-money-question';
import { changeStaffRole } from '@waybill/contract/ops/change-staff-role';
import { giveBackPayout } from '@waybill/contract/ops/give-back-payout';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { reportUser } from '@waybill/contract/users/report-user';
import { describe, expect, it } from 'vitest';
import { suspendPerson as suspendFromTheMachine } from '../../src/modules/ops/index.ts';
import { accept, personWithDocuments, refuse } from '../kyc/documents.ts';
import { write } from '../support/chat.ts';
import { decide as decideCorrection, propose as proposeCorrection } from '../support/corrections.ts';
import { dealAt, disputed, moveTo } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { claim, named, nameOf } from './case-desk.ts';
import { decideBy } from './dispute-desk.ts';
import { useJobDesk } from './job-desk.ts';
import { restrictBy, toldAs, warnBy } from './measure-desk.ts';
import { payOut, retry, usePayoutDesk } from './payout-desk.ts';
import { decide, largeSum, propose, splitOf } from './proposal-desk.ts';
import { closeBy } from './report-desk.ts';
import { decideBy as decideSale, openSaleDesk } from './sale-desk.ts';

const because = 'I have seen the pictures';

const { world, desk, grow } = await usePayoutDesk();
const sales = await openSaleDesk();
const jobs = useJobDesk();

type Answer = Awaited<ReturnType<Person['call']>>;
/** Something that waits; `by` decides it, and answers what came of it. */
type Deciding = { readonly by: (staff: Person) => Promise<Answer>; readonly second?: (staff: Person) => Promise<Answer> };
type Kind = {
  readonly begin: () => Promise<Deciding>;
  /** What the first one did, in the words that the second one reads. */
  readonly did: string;
  readonly rest?: string;
  /** The database of a desk of its own. */
  readonly at?: 'sales' | 'jobs';
  readonly code?: string;
};

async function reported(): Promise<string> {
  const [person, reporter] = [await verifiedPerson(world), await verifiedPerson(world)];
  await reporter.call(reportUser, { body: { userId: person.id, reason: 'scam', message: 'Wants cash' } });
  const [row] = await world.db<{ id: string }[]>`select id from user_report where user_id = ${person.id}`;
  return `user-${row?.id}`;
}

async function lateClaim(): Promise<string> {
  const { carrier, orderId } = await dealAt(world, 'InTransit');
  await world.db`update delivery_order set status = 6 where id = ${orderId}`;
  const imageIdList = [await uploadedPicture(world, carrier.id)];
  await moveTo(carrier, orderId, 'Delivered', { imageIdList, happenedAt: new Date().toISOString() });
  return orderId;
}

async function unknownEvent(): Promise<string> {
  await world.db`
    insert into provider_event (provider, event_key, about, received_at)
    values ('paystack', 'charge.success:' || gen_random_uuid(), '{"payment": {}}', now() - interval '1 hour')`;
  const { items } = (await desk.ada.call(listMoneyQuestions, { query: { limit: 50 } })).result;
  return items.find(({ kind }) => kind === 'unknown')?.reference ?? '';
}

async function thanking(): Promise<string> {
  const person = await verifiedPerson(world);
  const { roomId } = (await person.call(openSupportRoom)).result;
  await write(person, roomId, 'Thank you!');
  return roomId;
}

async function proposed(): Promise<string> {
  const { orderId } = await disputed(world, { fee: largeSum });
  return (await propose(await staffMember(world, 'support'), splitOf(orderId))).result.id;
}

const suspendBy = (staff: Person, uid: string) => staff.call(suspendPerson, { params: { uid }, body: { because } });
const stuckPayout = async () => {
  const reference = await payOut(await personWithMoney(world, { NGN: 3000 }), 1000);
  await grow(reference, '26 days');
  return reference;
};
const measureOf = async (userId: string) => {
  const [row] = await world.db<{ id: string }[]>`select id from measure where user_id = ${userId}`;
  return row?.id ?? '';
};

const kinds: Readonly<Record<string, Kind>> = {
  'papers that were accepted': {
    begin: async () => {
      const { checkId } = await personWithDocuments(world, desk.ada);
      return { by: (staff) => accept(staff, checkId) };
    },
    did: 'accepted these papers just now.',
  },
  'papers that were refused': {
    begin: async () => {
      const { checkId } = await personWithDocuments(world, desk.ada);
      return { by: (staff) => refuse(staff, checkId, ['unreadable'], 'Too dark') };
    },
    did: 'refused these papers just now: “Too dark”.',
  },
  'a report': {
    begin: async () => {
      const id = await reported();
      return { by: (staff) => closeBy(staff, id, 'suspended') };
    },
    did: 'suspended them and closed this report just now: “Clearly a scam”.',
  },
  'a dispute': {
    begin: async () => {
      const { orderId } = await disputed(world);
      return { by: (staff) => decideBy(staff, orderId, { decision: 'refund', because }) };
    },
    did: `refunded the sender just now: “${because}”.`,
    code: 'step_not_allowed',
  },
  'a late claim': {
    begin: async () => {
      const orderId = await lateClaim();
      return { by: (staff) => staff.call(lookIntoClaim, { params: { orderId }, body: { because } }) };
    },
    did: `looked into this claim just now: “${because}”.`,
  },
  'a sale in question': {
    begin: async () => {
      const { saleId } = await sales.questioned();
      return { by: (staff) => decideSale(staff, saleId, { decision: 'release', because }) };
    },
    did: `released the price to the seller just now: “${because}”.`,
    at: 'sales',
  },
  'a payout given back': {
    begin: async () => {
      const reference = await stuckPayout();
      const body = { because, hasLooked: false };
      return {
        by: (staff) => staff.call(giveBackPayout, { params: { reference }, body }),
        second: (staff) => retry(staff, reference),
      };
    },
    did: `This payout is returned already. {name} gave this payout back just now: “${because}”.`,
  },
  'a question about money': {
    begin: async () => {
      const reference = await unknownEvent();
      const body = { answer: 'close', because };
      return { by: (staff) => staff.call(answerMoneyQuestion, { params: { reference }, body }) };
    },
    did: `closed this question just now: “${because}”.`,
  },
  'a correction': {
    begin: async () => {
      const person = await personWithMoney(world, {});
      const { id } = (await proposeCorrection(await staffMember(world), person.id)).result;
      return { by: (staff) => decideCorrection(staff, id, 'approve', randomUUID(), because) };
    },
    did: `approved this correction just now: “${because}”.`,
  },
  'a failed job': {
    begin: async () => {
      const jobId = await jobs.failed(Math.floor(Math.random() * 1e9));
      const body = { what: 'dismiss', because };
      return { by: (staff) => staff.call(settleFailedJob, { params: { jobId }, body }) };
    },
    did: `dismissed this job just now: “${because}”.`,
    at: 'jobs',
  },
  'a talk that needs no answer': {
    begin: async () => {
      const roomId = await thanking();
      return { by: (staff) => staff.call(settleSupport, { params: { roomId }, body: {} }) };
    },
    did: 'marked this as answered just now.',
  },
  'a proposal that was confirmed': {
    begin: async () => {
      const id = await proposed();
      return { by: (staff) => decide(staff, id, 'confirm'), second: (staff) => decide(staff, id, 'decline') };
    },
    did: 'confirmed this decision just now: “I looked at it as well.”',
  },
  'a case that was proposed about': {
    begin: async () => {
      const { orderId } = await disputed(world, { fee: largeSum });
      return { by: (staff) => propose(staff, splitOf(orderId)) };
    },
    did: 'proposed a decision about this just now: “Half of it arrived, says the photo.”',
    rest: 'Please confirm or decline that one.',
  },
  'an account that is suspended': {
    begin: async () => {
      const { id } = await verifiedPerson(world);
      return { by: (staff) => suspendBy(staff, id) };
    },
    did: `suspended them just now: “${because}”.`,
  },
  'an account that is restored': {
    begin: async () => {
      const { id: uid } = await verifiedPerson(world);
      await suspendBy(desk.ada, uid);
      return { by: (staff) => staff.call(restorePerson, { params: { uid }, body: { because } }) };
    },
    did: `restored them just now: “${because}”.`,
  },
  'a restriction': {
    begin: async () => {
      const { id } = await verifiedPerson(world);
      return { by: (staff) => restrictBy(staff, id, { days: 7 }) };
    },
    did: 'restricted them to reading just now: “Offered the same phone to forty people”.',
    rest: 'Lift that first, if it should be another.',
  },
  'a warning that was taken back': {
    begin: async () => {
      const { id } = await verifiedPerson(world);
      await warnBy(desk.ada, id);
      const measureId = await measureOf(id);
      return { by: (staff) => staff.call(liftMeasure, { params: { measureId }, body: { because, toldAs } }) };
    },
    did: `took back this warning just now: “${because}”.`,
  },
  'the role of a colleague': {
    begin: async () => {
      const { id: uid } = await staffMember(world, 'support');
      return { by: (staff) => staff.call(changeStaffRole, { params: { uid }, body: { role: 'money', because } }) };
    },
    did: `gave them this role just now: “${because}”.`,
  },
};

function deskOf({ at }: Kind) {
  if (at === undefined) return { world, first: desk.ada, second: desk.bola };
  const other = at === 'sales' ? sales : jobs;
  return { world: other.world, first: other.desk.ngozi, second: other.desk.tunde };
}

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  it('is decided by one, and the other is told who, when and what', async () => {
    const two = deskOf(kind);
    const { by, second = by } = await kind.begin();
    expect((await by(two.first)).status).toBeLessThan(300);
    const { problem } = await second(two.second);
    const name = await nameOf(two.world, two.first);
    const did = kind.did.includes('{name}') ? kind.did.replace('{name}', name) : `${name} ${kind.did}`;
    expect(problem.detail).toBe(`${did} ${kind.rest ?? 'There is nothing left to do.'}`);
    expect(problem.code).toBe(kind.code ?? 'already_decided');
  });
});

it.each(['papers that were accepted', 'a report', 'a dispute', 'a failed job', 'a talk that needs no answer'])(
  'of two who decide %s at the same moment one wins, and the other reads that it was the first',
  async (name) => {
    const kind = kinds[name];
    if (!kind) throw new Error(`Nothing is known of ${name}`);
    const two = deskOf(kind);
    const { by } = await kind.begin();
    const answers = await Promise.all([by(two.first), by(two.second)]);
    expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true]);
    const winner = (answers[0]?.status ?? 500) < 300 ? two.first : two.second;
    const lost = answers.find(({ status }) => status >= 400);
    expect(lost?.problem.detail).toContain(`${await nameOf(two.world, winner)} `);
  },
);

it('whoever decided it in another window reads that it was themselves', async () => {
  const { id } = await verifiedPerson(world);
  await suspendBy(desk.ada, id);
  expect((await suspendBy(desk.ada, id)).problem.detail).toMatch(/^You suspended them just now/);
});

it('what was done from the command line has no name', async () => {
  const { id } = await verifiedPerson(world);
  await suspendFromTheMachine(world.node.context, { staffId: null, userId: id, because });
  expect((await suspendBy(desk.ada, id)).problem.detail).toBe(
    `From the command line, somebody suspended them just now: “${because}”. There is nothing left to do.`,
  );
});

it('says how long ago it was', async () => {
  const { checkId, id } = await personWithDocuments(world, desk.ada);
  await world.db`update identity_check set state = 'accepted', decided_at = now() where id = ${checkId}`;
  await world.db`
    insert into ops_act (staff_id, what, subject, user_id, at)
    values (${desk.ada.id}, 'identity-accepted', ${checkId}, ${id}, now() - interval '2 minutes 30 seconds')`;
  expect((await refuse(desk.bola, checkId)).problem.detail).toContain('accepted these papers 2 minutes ago.');
});

it('what nobody of us decided names nobody', async () => {
  const { checkId } = await personWithDocuments(world, desk.ada);
  await world.db`update identity_check set state = 'accepted', decided_at = now() where id = ${checkId}`;
  expect((await refuse(desk.bola, checkId)).problem.detail).toBe('Somebody has decided about these papers already.');
});

it('a case that is over is not taken on, and who dealt with it is said', async () => {
  const id = await reported();
  await closeBy(desk.ada, id, 'nothing');
  const { problem } = await claim(desk.bola, named('report', id));
  expect(problem.code).toBe('no_longer_open');
  expect(problem.detail).toContain(`${await nameOf(world, desk.ada)} closed this report just now`);
});
