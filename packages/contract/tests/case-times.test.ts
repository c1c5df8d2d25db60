import { describe, expect, it } from 'vitest';
import { caseKinds, caseName } from '../src/ops/case-kinds.ts';
import { caseTimes, dueAt, urgencies } from '../src/ops/case-times.ts';

const kindsOf = (urgency: (typeof urgencies)[number]) => caseKinds.filter((kind) => caseTimes[kind].urgency === urgency);

describe('when a case is due', () => {
  it('money and safety come before people who wait for a word, and those before the machine', () => {
    expect(urgencies.map(kindsOf)).toEqual([
      ['dispute', 'report', 'sale-question', 'payout', 'money-question', 'correction'],
      ['check', 'appeal', 'support'],
      ['job'],
    ]);
  });

  it('is so many hours after it began to wait', () => {
    const since = new Date('2026-11-19T10:00:00Z');
    expect(caseKinds.map((kind) => [kind, dueAt(kind, since).toISOString().slice(8, 16)])).toEqual([
      ['check', '20T10:00'],
      ['dispute', '20T10:00'],
      ['report', '19T18:00'],
      ['appeal', '20T10:00'],
      ['support', '19T14:00'],
      ['sale-question', '20T10:00'],
      ['payout', '19T14:00'],
      ['money-question', '19T14:00'],
      ['correction', '19T18:00'],
      ['job', '20T10:00'],
    ]);
  });
});

describe('when a case is due whose sides were asked', () => {
  const since = new Date('2026-11-19T10:00:00Z');
  const due = (...asked: Parameters<typeof dueAt>[2] & object) => dueAt('dispute', since, asked).toISOString().slice(8, 16);
  const until = '2026-11-21T08:30:00.000Z';

  it('is their deadline while they have time, and after it was over without an answer', () => {
    expect(due({ state: 'waiting', until })).toBe('21T08:30');
    expect(due({ state: 'unanswered', until })).toBe('21T08:30');
  });

  it('is four hours after an answer, and of two sides the later time', () => {
    expect(due({ state: 'answered', until })).toBe('21T12:30');
    expect(due({ state: 'answered', until }, { state: 'waiting', until: '2026-11-22T09:00:00.000Z' })).toBe('22T09:00');
  });
});

describe('the name of a case', () => {
  it('is its kind, and the id that its page uses', () => {
    const known = { kind: 'report', id: 'user-12' };
    expect(caseName.safeParse(known).success).toBe(true);
    for (const wrong of [
      { ...known, kind: 'parcel' },
      { ...known, id: '' },
      { ...known, id: '../staff' },
    ])
      expect(caseName.safeParse(wrong).success).toBe(false);
  });
});
