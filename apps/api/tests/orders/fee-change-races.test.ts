import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { describe, expect, it } from 'vitest';
import { acceptOffer } from '../../src/modules/orders/commands/accept-offer.ts';
import { createNegotiation } from '../../src/modules/orders/commands/create-negotiation.ts';
import { createOrder } from '../../src/modules/orders/commands/create-order.ts';
import { endNegotiation } from '../../src/modules/orders/commands/end-negotiation.ts';
import { agreeOnce } from '../../src/modules/orders/commands/update-delivery-fee.ts';
import { updateOrder } from '../../src/modules/orders/commands/update-order.ts';
import { requestOf } from '../../src/modules/orders/requests.ts';
import { deleteItem } from '../../src/modules/timeline/commands/delete-item.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { madeBefore } from '../support/made-before.ts';
import { heldFor } from '../support/negotiations.ts';
import { carrier, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight } from '../support/people-with-money.ts';
import { rounds } from '../support/rounds.ts';
import { useWorld } from '../support/world.ts';
import { raceTo, useRacingPeople } from './racing-people.ts';

const world = useWorld({ ROLES: 'http', DATABASE_POOL: '8' });

/** In naira. */
const money = 20_000;
const posted = 6000;
const agreed = 8000;

type Race = { readonly packageId: string; readonly offerId: string };

describe('a fee change against somebody who is as quick, on another node', () => {
  const people = useRacingPeople(world, money);
  const other = madeBefore(() => carrier(world));

  const name = (person: Person, packageId: string, to: string, amount: number) =>
    createNegotiation(world.node.context, person.id, randomUUID(), { packageId, otherPartyId: to, amount, reason: '' });

  async function begin(): Promise<Race> {
    const packageId = await wantedParcel(world, people.sender.id);
    return { packageId, offerId: await name(people.by, packageId, people.sender.id, agreed) };
  }

  function payFee({ packageId, offerId }: Race): Promise<string> {
    const wanted = { negotiationId: offerId, packageId, deliveryUserId: people.by.id };
    return agreeOnce(
      world.node.context,
      people.approval,
      requestOf(people.sender.id, 'delivery-fee', randomUUID(), wanted),
      wanted,
    );
  }

  /** What the package has come to: who carries it for how much, and what is held. */
  async function endOf(packageId: string) {
    const orders = await world.db<{ id: string; carrierId: string; fee: number }[]>`
      select id, carrier_id, (fee_minor / 100)::int as fee from delivery_order
      where package_id = ${packageId} and status in (1, 2, 3, 4, 5, 8)`;
    const [open] = await world.db<{ count: number }[]>`
      select count(*)::int from negotiation where package_id = ${packageId} and status in (0, 2) and ended_at is null`;
    return { orders, open: open?.count, held: await heldFor(world, packageId) };
  }

  /** Called off, or taken down: nothing stays held. */
  async function clearAway(packageId: string): Promise<void> {
    const { orders, held } = await endOf(packageId);
    const { context } = world.node;
    for (const { id } of orders)
      await updateOrder(context, people.sender.id, randomUUID(), {
        orderId: id,
        orderStatus: orderStatus.Cancelled,
        cancellationReasons: [{ id: 1, customText: '' }],
        imageIdList: [],
        message: '',
      });
    if (orders.length === 0 && held?.state === 'held')
      await deleteItem(context, people.sender.id, { itemType: timelineItemType.Package, itemId: packageId });
    expect(await heldFor(world, packageId)).toMatchObject({ state: 'released' });
    expect(await balanceOf(world, people.sender.id, 'NGN'), 'every kobo is back').toBe(money);
  }

  async function manyTimes(
    times: number,
    rivalOf: (race: Race) => Promise<() => Promise<unknown>>,
    check: (winner: 'fee' | 'rival', end: Awaited<ReturnType<typeof endOf>>) => void,
  ): Promise<Record<string, number>> {
    const results: Record<string, number> = {};
    for (let index = 0; index < times; index += 1) {
      const begun = await begin();
      const rival = await rivalOf(begun);
      const [fee, theirs] = await raceTo(world, (index % 20) - 5, () => payFee(begun), rival);
      expect(
        [fee, theirs].filter((outcome) => outcome === 'done'),
        `${fee} against ${theirs}`,
      ).toHaveLength(1);
      const end = await endOf(begun.packageId);
      if (fee === 'done')
        expect(end).toMatchObject({ orders: [{ carrierId: people.by.id, fee: agreed }], held: { fee: agreed, state: 'held' } });
      check(fee === 'done' ? 'fee' : 'rival', end);
      await clearAway(begun.packageId);
      const key = fee === 'done' ? `fee won, ${theirs}` : `fee lost, ${fee}`;
      results[key] = (results[key] ?? 0) + 1;
    }
    expect(await proveMoney(world.db)).toEqual([]);
    await expectBooksToBeRight(world);
    return results;
  }

  it('accepting another carrier, two hundred times: one of the two carries it, for the fee that is held', async () => {
    const results = await manyTimes(
      rounds(20, 200),
      async ({ packageId }) => {
        const input = { packageId, userId: other.id, isBooking: false };
        const orderId = await createOrder(world.node.context, other.id, randomUUID(), input);
        const move = { orderId, orderStatus: orderStatus.Accepted, cancellationReasons: [], imageIdList: [], message: '' };
        return () => updateOrder(people.second.context, people.sender.id, randomUUID(), move);
      },
      (winner, end) => {
        expect(end.open).toBe(0);
        if (winner === 'rival')
          expect(end).toMatchObject({ orders: [{ carrierId: other.id, fee: posted }], held: { fee: posted, state: 'held' } });
      },
    );
    expect(Object.keys(results).sort()).toEqual(['fee lost, already_matched', 'fee won, already_matched']);
  });

  it('another carrier who accepts the sender’s offer: the same', async () => {
    const results = await manyTimes(
      rounds(20, 50),
      async ({ packageId }) => {
        await name(other, packageId, people.sender.id, 9000);
        const offerId = await name(people.sender, packageId, other.id, posted);
        return () => acceptOffer(people.second.context, other.id, randomUUID(), offerId);
      },
      (winner, end) => {
        expect(end.open).toBe(0);
        if (winner === 'rival')
          expect(end).toMatchObject({ orders: [{ carrierId: other.id, fee: posted }], held: { fee: posted, state: 'held' } });
      },
    );
    expect(Object.keys(results).sort()).toEqual(['fee lost, already_matched', 'fee won, already_matched']);
  });

  it('taking the parcel down: it is carried or it is gone, and what is gone holds nothing', async () => {
    const results = await manyTimes(
      rounds(20, 50),
      async ({ packageId }) =>
        () =>
          deleteItem(people.second.context, people.sender.id, { itemType: timelineItemType.Package, itemId: packageId }),
      (winner, end) => {
        expect(end.open).toBe(0);
        if (winner === 'rival') expect(end).toMatchObject({ orders: [], held: { fee: posted, state: 'released' } });
      },
    );
    expect(Object.keys(results).sort()).toEqual(['fee lost, no_longer_open', 'fee won, already_matched']);
  });

  it('the carrier who takes the offer back: no order from an offer that is gone', async () => {
    const results = await manyTimes(
      rounds(20, 50),
      async ({ offerId }) =>
        () =>
          endNegotiation(people.second.context, people.by.id, offerId),
      (winner, end) => {
        if (winner === 'rival') expect(end).toMatchObject({ orders: [], open: 0, held: { fee: posted, state: 'held' } });
      },
    );
    expect(Object.keys(results).sort()).toEqual(['fee lost, offer_over', 'fee won, offer_over']);
  });
});
