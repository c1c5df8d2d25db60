import { addDays } from '@waybill/contract/day';
import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import { caseKinds } from '@waybill/contract/ops/case-kinds';
import { getFigures, type QueueFigures } from '@waybill/contract/ops/get-figures';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { write } from '../support/chat.ts';
import { madeBefore } from '../support/made-before.ts';
import { disputed } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { ask } from '../support/questions.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { decideBy } from './dispute-desk.ts';
import { answer, openAs } from './support-desk.ts';

const world = useWorld({ ROLES: 'http' });
const desk = madeBefore(async () => ({
  lead: await staffMember(world, 'lead'),
  other: await staffMember(world, 'lead'),
  checks: await staffMember(world, 'checks'),
  support: await staffMember(world, 'support'),
  money: await staffMember(world, 'money'),
}));

/** A case as this test knows it. */
type Case = { kind: CaseKind; subject: string; opened: number; decided: number | null; outcome: string | null };

const dayMs = 86_400_000;
/** The same numbers each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** One after the other about each subject, some of them long ago; the last may still wait. */
function historyOf(kind: CaseKind, subjects: readonly string[], outcomes: readonly string[], random: () => number): Case[] {
  return subjects.flatMap((subject) => {
    const cases: Case[] = [];
    let at = Date.now() - Math.floor((5 + random() * 240) * dayMs);
    while (at < Date.now() - dayMs / 2) {
      const decided = at + Math.floor(random() ** 3 * 20 * dayMs) + 1000;
      const waits = decided >= Date.now() - 60_000;
      const outcome = outcomes[Math.floor(random() * outcomes.length)] ?? '';
      cases.push({ kind, subject, opened: at, decided: waits ? null : decided, outcome: waits ? null : outcome });
      if (waits) return cases;
      at = decided + 1000 + Math.floor(random() ** 2 * 60 * dayMs);
    }
    const last = cases.at(-1)?.decided ?? 0;
    if (random() < 0.6)
      cases.push({ kind, subject, opened: last + Math.floor(random() * (Date.now() - last)), decided: null, outcome: null });
    return cases;
  });
}

const lagosDay = (at: number) => new Date(at + 3_600_000).toISOString().slice(0, 10);

/** By what part of the way between two of them it lies, as percentiles are read. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

/** The same figures counted one by one. */
function countByHand(kind: CaseKind, all: readonly Case[], endDate: string, days: number): QueueFigures {
  const cases = all.filter((one) => one.kind === kind);
  const daysOf = (from: string) => Array.from({ length: days }, (_, index) => addDays(from, index));
  const dayOf = (day: string) => ({
    day,
    cameIn: cases.filter(({ opened }) => lagosDay(opened) === day).length,
    decided: cases.filter(({ decided }) => decided !== null && lagosDay(decided) === day).length,
    waiting: cases.filter(({ opened, decided }) => lagosDay(opened) <= day && (decided === null || lagosDay(decided) > day))
      .length,
  });
  const sumsOf = (part: readonly string[]) => {
    const known = new Set(part);
    const came = cases.filter(({ opened }) => known.has(lagosDay(opened)));
    const took = cases.flatMap(({ opened, decided }) =>
      decided !== null && known.has(lagosDay(decided)) ? [(decided - opened) / 1000] : [],
    );
    const time = took.length === 0 ? null : { median: percentile(took, 0.5), ninetieth: percentile(took, 0.9) };
    const back = came.filter(({ subject, opened }) =>
      cases.some(
        (one) => one.subject === subject && one.decided !== null && one.decided <= opened && one.decided > opened - 30 * dayMs,
      ),
    );
    return {
      cameIn: came.length,
      decided: took.length,
      waiting: dayOf(part.at(-1) ?? '').waiting,
      cameBack: back.length,
      toFirstAnswer: time,
      toDecision: time,
    };
  };
  const [now, before] = [daysOf(addDays(endDate, 1 - days)), daysOf(addDays(endDate, 1 - 2 * days))];
  const endedIn = (part: readonly string[], outcome: string) =>
    cases.filter((one) => one.outcome === outcome && one.decided !== null && part.includes(lagosDay(one.decided))).length;
  const outcomes = [...new Set(cases.map(({ outcome }) => outcome ?? ''))]
    .map((outcome) => ({ outcome, now: endedIn(now, outcome), before: endedIn(before, outcome) }))
    .filter((one) => one.now + one.before > 0)
    .toSorted((a, b) => b.now + b.before - (a.now + a.before) || (a.outcome < b.outcome ? -1 : 1));
  return { kind, now: sumsOf(now), before: sumsOf(before), days: now.map(dayOf), outcomes };
}

const at = (moment: number | null) => (moment === null ? null : new Date(moment));

async function tell(cases: readonly Case[], people: readonly Person[]): Promise<void> {
  const { lead, other } = desk;
  for (const { kind, subject, opened, decided, outcome } of cases) {
    if (kind === 'check')
      await world.db`insert into identity_check ${world.db({
        id: newId('identityCheck'),
        userId: subject,
        provider: 'built-in',
        state: outcome ?? 'pending',
        createdAt: at(opened),
        submittedAt: at(opened),
        decidedAt: at(decided),
      })}`;
    else if (kind === 'report')
      await world.db`insert into user_report ${world.db({
        userId: subject,
        reportedBy: people.find(({ id }) => id !== subject)?.id ?? '',
        reason: 'scam',
        createdAt: at(opened),
        handledAt: at(decided),
        outcome,
      })}`;
    else if (kind === 'correction')
      await world.db`insert into money_correction ${world.db({
        id: newId('correction'),
        userId: subject,
        direction: 'in',
        amountMinor: '100',
        currency: 'NGN',
        title: 'By hand',
        because: 'A test',
        state: outcome ?? 'proposed',
        proposedBy: lead.id,
        proposedAt: at(opened),
        decidedBy: decided === null ? null : other.id,
        decidedAt: at(decided),
        requestKey: crypto.randomUUID(),
        requestHash: crypto.randomUUID(),
      })}`;
    else if (decided !== null)
      await world.db`insert into ops_act ${world.db({
        staffId: lead.id,
        at: at(decided),
        what: kind === 'job' ? (outcome === 'run-again' ? 'job-retried' : 'job-dismissed') : 'question-answered',
        subject,
        about: world.db.json(
          kind === 'job'
            ? { failedAt: at(opened)?.toISOString() ?? '' }
            : { since: at(opened)?.toISOString() ?? '', answer: outcome },
        ),
      })}`;
  }
}

const figures = async (staff: Person, days: string) => (await staff.call(getFigures, { query: { days } })).result;

describe('figures of the queues', () => {
  it('are what one counts by hand in a history of 240 days, for each choice of days', async () => {
    const people = [];
    for (let count = 0; count < 8; count += 1) people.push(await verifiedPerson(world));
    const random = randomFrom(83);
    const ids = people.map(({ id }) => id);
    const history = [
      ...historyOf('check', ids, ['accepted', 'refused'], random),
      ...historyOf('report', ids, ['nothing', 'removed', 'suspended'], random),
      ...historyOf('correction', ids, ['approved', 'rejected'], random),
      // What was settled is all that is left of these.
      ...historyOf('job', ['wallet.sweep', 'orders.tell', 'chat.push'], ['run-again', 'dismissed'], random).filter(
        ({ decided }) => decided !== null,
      ),
      ...historyOf('money-question', ['pay_1', 'pay_2', 'pay_3'], ['credit', 'refuse', 'close'], random).filter(
        ({ decided }) => decided !== null,
      ),
    ];
    expect(history.filter(({ decided }) => decided === null).length, 'some of them wait').toBeGreaterThan(3);
    await tell(history, people);
    for (const days of ['7', '30', '90']) {
      const shown = await figures(desk.lead, days);
      expect(shown.startDate).toBe(addDays(shown.endDate, 1 - Number(days)));
      expect(shown.queues.map(({ kind }) => kind)).toEqual(caseKinds);
      for (const kind of ['check', 'report', 'correction', 'job', 'money-question'] as const) {
        const expected = countByHand(kind, history, shown.endDate, Number(days));
        expect(
          shown.queues.find((queue) => queue.kind === kind),
          `${kind}, ${days} days`,
        ).toEqual(expected);
      }
    }
  });

  it('tell of a dispute when it came and how it was decided', async () => {
    const { orderId } = await disputed(world);
    await disputed(world);
    const of = async () => (await figures(desk.lead, '7')).queues.find(({ kind }) => kind === 'dispute');
    expect((await of())?.now).toMatchObject({ cameIn: 2, decided: 0, waiting: 2, toDecision: null });
    expect((await decideBy(desk.support, orderId, { decision: 'refund' })).status).toBe(200);
    const after = await of();
    expect(after?.now).toMatchObject({
      cameIn: 2,
      decided: 1,
      waiting: 1,
      cameBack: 0,
      toDecision: { median: expect.any(Number) },
    });
    expect(after?.days.at(-1)).toMatchObject({ cameIn: 2, decided: 1, waiting: 1 });
    expect(after?.outcomes).toEqual([{ outcome: 'refunded', now: 1, before: 0 }]);
  });

  it('count a question to one of its sides as the first word about a dispute', async () => {
    const { orderId } = await disputed(world);
    await world.db`update order_event set heard_at = now() - interval '10 hours' where order_id = ${orderId} and what = 'order.disputed'`;
    expect((await ask(desk.money, orderId, 'carrier')).status).toBe(201);
    await world.db`update order_question set asked_at = now() - interval '9 hours' where order_id = ${orderId}`;
    expect((await decideBy(desk.money, orderId, { decision: 'release' })).status).toBe(200);
    const now = (await figures(desk.money, '7')).queues.find(({ kind }) => kind === 'dispute')?.now;
    // The dispute before was decided at once: half of the way to the longer of the two, and most of it.
    const hours = (seconds: number | undefined) => Math.round((seconds ?? 0) / 360) / 10;
    expect([hours(now?.toFirstAnswer?.ninetieth), hours(now?.toDecision?.ninetieth)]).toEqual([0.9, 9]);
  });

  it('count in support each time that somebody waits for a word of ours', async () => {
    const person = await verifiedPerson(world);
    const roomId = await openAs(person);
    const of = async () => (await figures(desk.support, '7')).queues.find(({ kind }) => kind === 'support');
    await write(person, roomId, 'Where is it?');
    await write(person, roomId, 'Hello?');
    expect((await of())?.now, 'two messages are one question').toMatchObject({ cameIn: 1, decided: 0, waiting: 1 });
    await answer(desk.support, roomId, 'On its way.');
    await write(person, roomId, 'Not here yet');
    const after = await of();
    expect(after?.now).toMatchObject({
      cameIn: 2,
      decided: 1,
      waiting: 1,
      cameBack: 1,
      toFirstAnswer: { median: expect.any(Number) },
    });
    expect(after?.outcomes).toEqual([{ outcome: 'answered', now: 1, before: 0 }]);
  });

  it('are shown to each role of the queues that it works in, and to leads of all', async () => {
    const kindsOf = async (staff: Person) => (await figures(staff, '7')).queues.map(({ kind }) => kind);
    expect(await kindsOf(desk.lead)).toEqual(caseKinds);
    expect(await kindsOf(desk.checks)).toEqual(['check']);
    expect(await kindsOf(desk.support)).toEqual(['dispute', 'report', 'support', 'sale-question']);
    expect(await kindsOf(desk.money)).toEqual(['dispute', 'sale-question', 'payout', 'money-question', 'correction']);
    const { problem } = await desk.lead.call(getFigures, { query: { days: '31' } });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'days']);
  });
});
