import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { proveMoney } from '../../../src/modules/wallet/index.ts';
import { rounds } from '../../support/rounds.ts';
import { useWorld } from '../../support/world.ts';
import { fundsOf, give, personWith } from '../escrow/deals.ts';
import { DealWalk, type Step, type Terms } from './deal-walk.ts';

const world = useWorld({ ROLES: 'http', LOG_LEVEL: 'silent' });
let seller: string;
let carrier: string;

beforeAll(async () => {
  seller = await personWith(world, 0n);
  carrier = await personWith(world, 0n);
  await give(world, seller, 10n ** 15n);
});

const terms: fc.Arbitrary<Terms> = fc.record({
  goodsMinor: fc.oneof(fc.bigInt(1n, 40_000_000n), fc.constantFrom(1n, 99n, 13_333_334n)),
  feeMinor: fc.oneof(fc.bigInt(1n, 900_000n), fc.constantFrom(1n, 2n, 3n, 25n)),
  deliveryPaidBy: fc.constantFrom('buyer' as const, 'seller' as const),
  payWhen: fc.constantFrom('now' as const, 'door' as const),
});

const whole = (what: Step['what']) => fc.record({ what: fc.constant(what), part: fc.double({ min: 0, max: 1, noNaN: true }) });
const steps = fc.array(
  fc.record({
    step: fc.oneof(
      { weight: 3, arbitrary: whole('transfer') },
      { weight: 2, arbitrary: whole('card') },
      { weight: 3, arbitrary: whole('pay-exactly') },
      { weight: 2, arbitrary: whole('pay-part') },
      { weight: 1, arbitrary: whole('pay-late') },
      { weight: 2, arbitrary: whole('pay-much') },
      { weight: 4, arbitrary: whole('verify') },
      { weight: 1, arbitrary: whole('expire') },
      { weight: 5, arbitrary: whole('post') },
      { weight: 4, arbitrary: whole('door') },
      { weight: 3, arbitrary: whole('attempt') },
      { weight: 2, arbitrary: whole('again') },
      { weight: 1, arbitrary: whole('returned') },
      { weight: 2, arbitrary: whole('capture') },
      { weight: 1, arbitrary: whole('release') },
      { weight: 1, arbitrary: whole('freeze') },
      { weight: 1, arbitrary: whole('decide') },
      { weight: 2, arbitrary: whole('complain') },
      { weight: 1, arbitrary: whole('decide-goods') },
      { weight: 1, arbitrary: whole('refund') },
      { weight: 1, arbitrary: whole('send-refunds') },
      { weight: 1, arbitrary: whole('refuse-refunds') },
      { weight: 1, arbitrary: whole('reverse') },
    ),
    // A process may die before its commit, and whoever asked asks again, or twice at once.
    how: fc.constantFrom(
      'once' as const,
      'once' as const,
      'once' as const,
      'twice' as const,
      'at-once' as const,
      'crash-first' as const,
    ),
  }),
  { minLength: 4, maxLength: 22 },
);

it(
  'every kobo of every deal ends with buyer, seller, carrier or us, whatever happens in whatever order',
  async () => {
    let walks = 0;
    await fc.assert(
      fc.asyncProperty(terms, steps, async (agreed, path) => {
        walks += 1;
        const walk = new DealWalk(world, { seller, carrier }, agreed);
        const before = await walk.everything();
        for (const { step, how } of path) await walk.take(step, how);
        await walk.end();
        const after = await walk.everything();
        // What the provider has of ours is what the books say, and all that is left there belongs to somebody.
        expect(before.clearing - after.clearing).toBe(walk.provider.balanceMinor);
        const owed = walk.isReversed ? -(await fundsOf(world, walk.buyerId)).receivable : 0n;
        const gained = after.seller - before.seller + after.carrier - before.carrier + after.ours - before.ours;
        expect(gained - owed).toBe(walk.provider.balanceMinor);
        expect(await fundsOf(world, walk.buyerId)).toEqual({ available: 0n, uncleared: 0n, escrow: 0n, receivable: -owed });
        expect({ carrier: after.carrier - before.carrier, seller: after.seller - before.seller }).toEqual(walk.expected());
        if (walks % rounds(8, 200) === 0) expect(await proveMoney(world.db)).toEqual([]);
      }),
      { numRuns: rounds(40, 10_000) },
    );
    expect(await proveMoney(world.db)).toEqual([]);
  },
  rounds(120_000, 5_400_000),
);
