import { appealMeasure } from '@waybill/contract/measures/appeal-measure';
import { appealSuspension } from '@waybill/contract/measures/appeal-suspension';
import { getSuspension } from '@waybill/contract/measures/get-suspension';
import { decideAppeal } from '@waybill/contract/ops/decide-appeal';
import { getAppeal } from '@waybill/contract/ops/get-appeal';
import { listAppeals } from '@waybill/contract/ops/list-appeals';
import { newId } from '../../../src/platform/ids.ts';
import { verifiedPerson } from '../../support/people.ts';
import { staffMember } from '../../support/staff.ts';
import type { World } from '../../support/world.ts';
import { all, type Cast, own, row } from '../row.ts';

async function warned(world: World, setBy: string | null = null) {
  const [owner, measureId] = [await verifiedPerson(world), newId('measure')];
  await world.db`
    insert into measure (id, user_id, kind, reason, set_by) values (${measureId}, ${owner.id}, 'warning', 'spam', ${setBy})`;
  return { owner, measureId };
}

async function appealed(world: World, setBy: string | null = null) {
  const [{ owner, measureId }, appealId] = [await warned(world, setBy), newId('appeal')];
  await world.db`
    insert into appeal (id, measure_id, user_id, says, measure_set_by)
    values (${appealId}, ${measureId}, ${owner.id}, 'It was not me', ${setBy})`;
  return { owner, appealId };
}

const ofAnAppeal =
  (more: object = {}) =>
  async ({ world }: Cast) => {
    const { owner, appealId } = await appealed(world);
    return { owner, input: { params: { appealId }, ...more } };
  };

const body = { decision: 'take-back', because: 'It is the right thing to do' };

export const appealRows = [
  row(
    appealMeasure,
    async ({ world }) => {
      const { owner, measureId } = await warned(world);
      return { owner, input: { params: { measureId }, body: { says: 'It was not me' } } };
    },
    { strangers: 'not_found' },
  ),
  own(getSuspension, { body: { ticket: 'made-up' } }, all('ticket_gone')),
  own(appealSuspension, { body: { ticket: 'made-up', says: 'It was not me' } }, all('ticket_gone')),
  own(listAppeals),
  row(getAppeal, ofAnAppeal(), {}),
  row(decideAppeal, ofAnAppeal({ body }), {}),
  // Who set it does not look again at what they did.
  row(
    decideAppeal,
    async ({ world }) => {
      const other = await staffMember(world, 'lead');
      const { owner, appealId } = await appealed(world, other.id);
      return { owner, other, input: { params: { appealId }, body } };
    },
    { other: 'forbidden' },
  ),
];
