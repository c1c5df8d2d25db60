import { findRoundsFor } from '@waybill/contract/rounds/find-rounds-for';
import { getRound } from '@waybill/contract/rounds/get-round';
import { getToday } from '@waybill/contract/rounds/get-today';
import { keepRounds } from '@waybill/contract/rounds/keep-rounds';
import { listRoundParcels } from '@waybill/contract/rounds/list-round-parcels';
import { listRounds } from '@waybill/contract/rounds/list-rounds';
import { planRounds } from '@waybill/contract/rounds/plan-rounds';
import { tryRounds } from '@waybill/contract/rounds/try-rounds';
import { businessDeal } from '../../support/businesses.ts';
import { inTown, keptRound, today } from '../../support/delivery-rounds.ts';
import { riderOnDuty } from '../../support/fleet-on-duty.ts';
import { checkedBusiness } from '../../support/timeline.ts';
import type { Cast } from '../row.ts';
import { own, row } from '../row.ts';

/** A business with a rider on duty and a parcel that waits; its sender is the other side. */
async function townOf({ world }: Cast) {
  const owner = await checkedBusiness(world);
  const rider = await riderOnDuty(world, owner);
  const { orderId, packageId, sender } = await businessDeal(world, owner);
  await inTown(world, packageId, 1);
  const stops = [
    { orderId, kind: 'pickup' },
    { orderId, kind: 'drop-off' },
  ];
  return { owner, other: sender, orderId, rounds: [{ riderId: rider.person.id, stops }], riderId: rider.person.id };
}

const refused = { partner: 'not_found', other: 'forbidden' } as const;

export const roundRows = [
  own(listRoundParcels, {}, { other: 'forbidden' }),
  own(listRounds, { query: { day: '2026-11-19' } }, { other: 'forbidden' }),
  // The business itself is no rider; its members are.
  own(
    getToday,
    {},
    { other: 'forbidden', owner: 'forbidden', partner: 'forbidden', manager: 'yes', dispatcher: 'yes', rider: 'yes' },
  ),
  row(
    planRounds,
    async (cast) => {
      const { owner, other, orderId } = await townOf(cast);
      return { owner, other, input: { body: { day: today(), orderIds: [orderId] } } };
    },
    refused,
  ),
  row(
    tryRounds,
    async (cast) => {
      const { owner, other, rounds } = await townOf(cast);
      return { owner, other, input: { body: { day: today(), before: rounds, after: rounds } } };
    },
    refused,
  ),
  row(
    keepRounds,
    async (cast) => {
      const { owner, other, rounds } = await townOf(cast);
      return { owner, other, input: { body: { day: today(), rounds } } };
    },
    refused,
  ),
  row(
    findRoundsFor,
    async (cast) => {
      const { owner, other, orderId } = await townOf(cast);
      return { owner, other, input: { query: { orderId } } };
    },
    refused,
  ),
  row(
    getRound,
    async (cast) => {
      const { owner, other, orderId, riderId } = await townOf(cast);
      const { id } = await keptRound(owner, [orderId], riderId);
      return { owner, other, input: { params: { roundId: id } } };
    },
    refused,
  ),
];
