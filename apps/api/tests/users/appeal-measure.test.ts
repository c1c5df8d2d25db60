import { confirmMeasure } from '@waybill/contract/measures/confirm-measure';
import { listMeasures } from '@waybill/contract/measures/list-measures';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { describe, expect, it } from 'vitest';
import { appealBy, says } from '../ops/appeal-desk.ts';
import { restrictBy, warnBy } from '../ops/measure-desk.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world));

const dayMs = 86_400_000;
const measuresOf = async (person: Person) => (await person.call(listMeasures)).result.items;

async function warned() {
  const bayo = await verifiedPerson(world);
  const measureId = (await warnBy(ngozi, bayo.id)).result.measures[0]?.id ?? '';
  return { bayo, measureId };
}

describe('a measure', () => {
  it('is appealed in one’s own words, and shows that it was and when', async () => {
    const { bayo, measureId } = await warned();
    const [before] = await measuresOf(bayo);
    expect(before?.appeal).toBeNull();
    expect(Date.parse(before?.appealableUntil ?? '') - Date.parse(before?.setAt ?? '')).toBe(30 * dayMs);
    const { result } = await appealBy(bayo, measureId);
    expect(result.appeal).toMatchObject({ says, madeAt: expect.any(String), answer: null });
    expect(result.appealableUntil).toBeNull();
    expect(await measuresOf(bayo)).toEqual([result]);
    expect((await bayo.call(confirmMeasure, { params: { measureId } })).result.appeal).toEqual(result.appeal);
  });

  it('is appealed once, also by two at the same moment: the first words count', async () => {
    const { bayo, measureId } = await warned();
    const answers = await Promise.all([1, 2, 3, 4].map((count) => appealBy(bayo, measureId, `Words ${count}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ result }) => result.appeal?.says)).size).toBe(1);
    const [kept] = await world.db<[{ count: number }]>`select count(*)::int as count from appeal where measure_id = ${measureId}`;
    expect(kept.count).toBe(1);
  });

  it('is appealed by whom it is about, and by nobody else', async () => {
    const { measureId } = await warned();
    const ada = await verifiedPerson(world);
    expect((await appealBy(ada, measureId)).problem.code).toBe('not_found');
    expect((await appealBy(ngozi, measureId)).problem.code).toBe('not_found');
  });

  it('is appealed within 30 days, with words', async () => {
    const { bayo, measureId } = await warned();
    expect((await appealBy(bayo, measureId, '  ')).problem.code).toBe('invalid_input');
    await world.db`update measure set set_at = now() - interval '30 days' where id = ${measureId}`;
    expect((await measuresOf(bayo))[0]?.appealableUntil).toBeNull();
    expect((await appealBy(bayo, measureId)).problem.code).toBe('no_longer_open');
    await world.db`update measure set set_at = now() - interval '29 days 23 hours' where id = ${measureId}`;
    expect((await appealBy(bayo, measureId)).status).toBe(200);
  });

  it('that is over or taken back is not appealed any more', async () => {
    const { bayo, measureId } = await warned();
    await ngozi.call(liftMeasure, { params: { measureId }, body: { because: 'It was his brother' } });
    expect((await appealBy(bayo, measureId)).problem.code).toBe('no_longer_open');
    const [restriction] = (await restrictBy(ngozi, bayo.id, { days: 1 })).result.measures;
    await world.db`update measure set until = now() where id = ${restriction?.id ?? ''}`;
    expect((await appealBy(bayo, restriction?.id ?? '')).problem.code).toBe('no_longer_open');
  });

  it('can be appealed while the account is for reading only, which is when it matters', async () => {
    const bayo = await verifiedPerson(world);
    const [restriction] = (await restrictBy(ngozi, bayo.id, { days: null })).result.measures;
    expect((await appealBy(bayo, restriction?.id ?? '')).status).toBe(200);
  });

  it('appealed and lifted at the same moment ends with an appeal that is closed, or with none', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { bayo, measureId } = await warned();
      await Promise.all([
        appealBy(bayo, measureId),
        ngozi.call(liftMeasure, { params: { measureId }, body: { because: 'It was his brother' } }),
      ]);
      const [left] = await world.db`select from appeal where measure_id = ${measureId} and decided_at is null`;
      expect(left).toBeUndefined();
    }
  });
});
