import { findQuoted } from '@waybill/contract/ops/find-quoted';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { getRelated } from '@waybill/contract/ops/get-related';
import { listAppeals } from '@waybill/contract/ops/list-appeals';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { appealBy, rejectBy } from './appeal-desk.ts';
import { warnBy } from './measure-desk.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world, 'lead'));
const tunde = madeBefore(() => staffMember(world, 'lead'));

const list = async (staff: Person, state: 'open' | 'decided', more = {}) =>
  (await staff.call(listAppeals, { query: { state, ...more } })).result;

async function appealed() {
  const bayo = await verifiedPerson(world);
  const measureId = (await warnBy(ngozi, bayo.id)).result.measures[0]?.id ?? '';
  return { bayo, appealId: (await appealBy(bayo, measureId)).result.appeal?.id ?? '' };
}

describe('appeals', () => {
  it('wait with the longest waiting first, page by page, and answered ones come newest first', async () => {
    const [first, second, third] = [await appealed(), await appealed(), await appealed()];
    const page = await list(tunde, 'open', { limit: 2 });
    expect(page.items.map(({ appealId }) => appealId)).toEqual([first.appealId, second.appealId]);
    const rest = await list(tunde, 'open', { limit: 2, cursor: page.nextCursor });
    expect(rest.items.map(({ appealId }) => appealId)).toEqual([third.appealId]);
    expect((await tunde.call(getOverview)).result.appeals).toEqual({ count: 3, oldest: page.items[0]?.since });
    await rejectBy(tunde, first.appealId);
    await rejectBy(tunde, third.appealId);
    expect((await list(tunde, 'decided')).items).toMatchObject([
      { appealId: third.appealId, outcome: 'stands' },
      { appealId: first.appealId, outcome: 'stands' },
    ]);
    await rejectBy(tunde, second.appealId);
  });

  it('are found by their number and with their person, and hang together with them', async () => {
    const { bayo, appealId } = await appealed();
    const find = async (searchText: string) => (await tunde.call(findQuoted, { query: { searchText } })).result.found;
    expect(await find(appealId)).toMatchObject([{ kind: 'appeal', by: 'appeal', appealId, against: 'warning', isOpen: true }]);
    expect(await find(bayo.details.username)).toContainEqual(expect.objectContaining({ kind: 'appeal', by: 'person', appealId }));
    const related = async () => (await tunde.call(getRelated, { query: { people: bayo.id } })).result.cases;
    expect(await related()).toMatchObject([{ kind: 'appeal', id: appealId, endedAt: null, outcome: '' }]);
    await rejectBy(tunde, appealId);
    expect(await related()).toMatchObject([{ kind: 'appeal', id: appealId, outcome: 'It stands' }]);
  });
});
