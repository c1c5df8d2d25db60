import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { notificationsOf } from '../notifications/rows.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { restrictBy, warnBy } from './measure-desk.ts';
import { suspendBy } from './people-desk.ts';

const world = useWorld();
const ngozi = madeBefore(() => staffMember(world, 'support'));
const tunde = madeBefore(() => staffMember(world, 'lead'));

const because = 'It was his brother';
const lift = (staff: Person, measureId: string | undefined) =>
  staff.call(liftMeasure, { params: { measureId: measureId ?? '' }, body: { because, toldAs: 'We are sorry.' } });

describe('what was set on somebody', () => {
  it('is lifted with a reason: a restriction ends at once, and the person is told', async () => {
    const bayo = await verifiedPerson(world);
    const [set] = (await restrictBy(ngozi, bayo.id, { days: null })).result.measures;
    expect((await write(bayo, 'Hello')).problem.code).toBe('account_restricted');
    const [lifted] = (await lift(tunde, set?.id)).result.measures;
    expect(lifted?.lifted).toMatchObject({ by: tunde.details.username, toldAs: 'We are sorry.' });
    expect((await write(bayo, 'Hello')).status).toBe(201);
    await expect
      .poll(async () => (await notificationsOf(bayo)).map(({ Message }) => Message))
      .toContain('Your account is open again: you can post, request and offer as before. We are sorry.');
    expect((await actsAbout(world, bayo.id)).map(({ what, staffId }) => [what, staffId])).toEqual([
      ['restricted', ngozi.id],
      ['restriction-lifted', tunde.id],
    ]);
  });

  it('is lifted once: of two at the same moment one is told that it is done', async () => {
    const bayo = await verifiedPerson(world);
    const [warning] = (await warnBy(ngozi, bayo.id)).result.measures;
    const answers = await Promise.all([lift(tunde, warning?.id), lift(await staffMember(world), warning?.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is lifted by a lead, not by whoever set it in support; and a suspension by restoring the person', async () => {
    const bayo = await verifiedPerson(world);
    const [warning] = (await warnBy(ngozi, bayo.id)).result.measures;
    expect((await lift(ngozi, warning?.id)).problem.code).toBe('not_in_role');
    const [suspension] = (await suspendBy(ngozi, bayo.id)).result.measures;
    expect(suspension?.kind).toBe('suspension');
    expect((await lift(tunde, suspension?.id)).problem.code).toBe('forbidden');
    expect((await lift(tunde, newId('measure'))).problem.code).toBe('not_found');
  });
});
