import { describe, expect, it } from 'vitest';
import { tally } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout } from '../support/staff.ts';
import { restoreBy, suspendBy, usePeopleDesk } from './people-desk.ts';

const { world, desk } = usePeopleDesk();

describe('a suspension', () => {
  it('is decided once, also when two of us decide at the same moment, and so is its end', async () => {
    const bayo = await verifiedPerson(world);
    expect(tally(await Promise.all([desk.ngozi, desk.tunde].map((staff) => suspendBy(staff, bayo.id))))).toEqual({
      200: 1,
      already_decided: 1,
    });
    expect(tally(await Promise.all([desk.ngozi, desk.tunde].map((staff) => restoreBy(staff, bayo.id))))).toEqual({
      200: 1,
      already_decided: 1,
    });
    expect((await actsAbout(world, bayo.id)).map(({ what }) => what)).toEqual(['suspended', 'restored']);
  });

  it('says nothing about somebody who has left for good', async () => {
    const gone = await verifiedPerson(world);
    await world.db`update account set deactivated_at = now(), blocked_at = now() where id = ${gone.id}`;
    expect((await restoreBy(desk.ngozi, gone.id)).problem.code).toBe('forbidden');
  });
});
