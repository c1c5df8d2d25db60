import { getAppeal } from '@waybill/contract/ops/get-appeal';
import { expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { appealBy, says } from './appeal-desk.ts';
import { because, restrictBy, toldAs } from './measure-desk.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world, 'lead'));
const tunde = madeBefore(() => staffMember(world, 'lead'));

it('shows what was set, why and in which words, beside what the person says; looking is written down', async () => {
  const bayo = await verifiedPerson(world);
  const measureId = (await restrictBy(ngozi, bayo.id, { days: 7 })).result.measures[0]?.id ?? '';
  const appealId = (await appealBy(bayo, measureId)).result.appeal?.id ?? '';
  const seen = (await tunde.call(getAppeal, { params: { appealId } })).result;
  expect(seen).toMatchObject({
    appealId,
    says,
    because,
    isOwn: false,
    decision: null,
    measure: { kind: 'restriction', reason: 'spam', toldAs, setBy: ngozi.details.username },
  });
  expect((await ngozi.call(getAppeal, { params: { appealId } })).result.isOwn, 'who set it sees that it is theirs').toBe(true);
  expect((await actsAbout(world, bayo.id)).filter(({ what }) => what === 'appeal-looked-at')).toHaveLength(2);
  expect((await tunde.call(getAppeal, { params: { appealId: newId('appeal') } })).problem.code).toBe('not_found');
});
