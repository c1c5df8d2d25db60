import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  captureEscrow,
  changeEscrowFee,
  decideDispute,
  freezeEscrow,
  holdInEscrow,
  proveMoney,
  releaseEscrow,
} from '../../../src/modules/wallet/index.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { useWorld } from '../../support/world.ts';
import { attempt, fundsOf, personWith, takings } from './deals.ts';
import { type Act, EscrowModel } from './escrow-model.ts';

const world = useWorld({ ROLES: 'http' });
const each = 400_000n;
const people = 3;
const deals = 4;

/** Few of them, so that the same is asked twice; small ones for the rounding. */
const fee = fc.oneof(fc.constantFrom(7n, 25n, 90_000n), fc.bigInt(1n, 200_000n));
const deal = fc.nat(deals - 1);
/** Senders are the first two people, carriers the third: nobody carries their own parcel. */
const sender = fc.nat(people - 2);
const carrier = fc.constant(people - 1);

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hold' as const), deal, sender, fee }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), deal, change: fc.nat(1), fee }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), deal }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('freeze' as const), deal }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('capture' as const), deal, carrier }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      deal,
      carrier,
      fee: fc.oneof(fc.constant(0n), fc.constant(-1n), fee),
    }),
  },
);

describe('escrow', () => {
  let runs = 0;

  it('says and does what a simple model does on every path, and leaves nothing behind when every deal has ended', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 8, maxLength: 30 }), async (path) => {
        runs += 1;
        const ids: string[] = [];
        for (let index = 0; index < people; index += 1) ids.push(await personWith(world, each));
        const before = (await takings(world, 'commission')) + (await takings(world, 'charges'));
        const model = new EscrowModel(people, each);
        const id = (index: number) => ids[index] ?? '';
        for (const act of path) expect([act, await attempt(world, (tx) => real(tx, act, id))]).toEqual([act, model.run(act)]);
        for (const act of endings(model)) {
          expect(model.run(act)).toBe('done');
          expect(await attempt(world, (tx) => real(tx, act, id))).toBe('done');
        }
        for (const [index, userId] of ids.entries())
          expect(await fundsOf(world, userId)).toEqual({
            available: model.available[index],
            uncleared: model.uncleared[index],
            escrow: 0n,
            receivable: 0n,
          });
        expect((await takings(world, 'commission')) + (await takings(world, 'charges')) - before).toBe(model.ours);
        expect(await proveMoney(world.db)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    const [left] = await world.db`select count(*)::int as open from ledger_hold where remaining > 0`;
    expect(left).toEqual({ open: 0 });
  });

  function real(tx: Tx, act: Act, id: (index: number) => string): Promise<string> {
    const packageId = `run ${runs} package ${act.deal}`;
    if (act.do === 'hold')
      return holdInEscrow(tx, {
        packageId,
        senderId: id(act.sender),
        currency: 'NGN',
        feeMinor: act.fee,
        title: 'Shoes',
      });
    if (act.do === 'change') return changeEscrowFee(tx, { packageId, changeId: `${act.change}`, feeMinor: act.fee });
    if (act.do === 'release') return releaseEscrow(tx, packageId);
    if (act.do === 'freeze') return freezeEscrow(tx, packageId);
    if (act.do === 'capture') return captureEscrow(tx, { packageId, carrierId: id(act.carrier) });
    return decideDispute(tx, { packageId, carrierId: id(act.carrier), carrierFeeMinor: act.fee });
  }

  /** What ends every deal that is still open. */
  function endings(model: EscrowModel): Act[] {
    return [...model.deals].flatMap(([deal, { state }]): Act[] => {
      if (state === 'held') return [{ do: 'release', deal }];
      if (state === 'frozen') return [{ do: 'decide', deal, carrier: people - 1, fee: 1n }];
      return [];
    });
  }
});
