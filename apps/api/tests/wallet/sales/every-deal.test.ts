import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { proveMoney } from '../../../src/modules/wallet/index.ts';
import { rounds } from '../../support/rounds.ts';
import { useWorld } from '../../support/world.ts';
import { fundsOf, give, personWith } from '../escrow/deals.ts';
import { DealWalk, everyStep, type How, type Step, type Terms } from './deal-walk.ts';

const world = useWorld({ ROLES: 'http', LOG_LEVEL: 'silent' });
let seller: string;
let carrier: string;

beforeAll(async () => {
  seller = await personWith(world, 0n);
  carrier = await personWith(world, 0n);
  for (const currency of ['NGN', 'USD'] as const) await give(world, seller, 10n ** 15n, currency);
});

const terms: fc.Arbitrary<Terms> = fc.record({
  // Every third deal is in dollars, where a transfer and a card are both an order at PayPal.
  currency: fc.constantFrom('NGN', 'NGN', 'USD'),
  goodsMinor: fc.oneof(fc.bigInt(1n, 40_000_000n), fc.constantFrom(1n, 99n, 13_333_334n)),
  feeMinor: fc.oneof(fc.bigInt(1n, 900_000n), fc.constantFrom(1n, 2n, 3n, 25n)),
  deliveryPaidBy: fc.constantFrom('buyer' as const, 'seller' as const),
  payWhen: fc.constantFrom('now' as const, 'door' as const),
});

/** A process may die before its commit, and whoever asked asks again, or twice at once. */
const how = fc.constantFrom<How[]>('once', 'once', 'once', 'twice', 'at-once', 'crash-first');
const part = fc.double({ min: 0, max: 1, noNaN: true });
const anything = fc.record({ what: fc.constantFrom<Step['what'][]>(...everyStep), part, how });

/** Most steps are refused where they come by chance: a walk goes a way that leads somewhere, and strays from it. */
const paying: Step['what'][][] = [
  ['transfer', 'pay-exactly', 'verify'],
  ['card', 'pay-exactly', 'verify'],
  ['transfer', 'card', 'pay-exactly', 'verify'],
  ['transfer', 'pay-part', 'verify', 'pay-much', 'verify'],
  ['card', 'pay-exactly', 'verify', 'reverse'],
  ['transfer', 'pay-late', 'verify'],
  [],
];
const carrying: Step['what'][][] = [
  ['capture'],
  ['attempt', 'again', 'capture'],
  ['attempt', 'returned'],
  ['attempt', 'again', 'attempt', 'returned'],
  ['attempt', 'freeze', 'decide'],
  ['freeze', 'decide'],
  ['release'],
  [],
];
const after: Step['what'][][] = [['complain', 'decide-goods'], ['reverse'], ['refund', 'refuse-refunds'], []];

const stretch = (ways: Step['what'][][]) =>
  fc
    .record({
      way: fc.constantFrom(...ways),
      hows: fc.array(how, { minLength: 5, maxLength: 5 }),
      part,
      strays: fc.array(anything, { maxLength: 2 }),
    })
    .map((taken) => [
      ...taken.way.map((what, index) => ({ what, part: taken.part, how: taken.hows[index] ?? ('once' as const) })),
      ...taken.strays,
    ]);
const steps = fc
  .tuple(...[paying, [['post' as const]], paying, [['door' as const]], carrying, after].map(stretch))
  .map((stretches) => stretches.flat());

it(
  'every kobo of every deal ends with buyer, seller, carrier or us, whatever happens in whatever order',
  async () => {
    let walks = 0;
    await fc.assert(
      fc.asyncProperty(terms, steps, async (agreed, path) => {
        walks += 1;
        const walk = new DealWalk(world, { seller, carrier }, agreed);
        const before = await walk.everything();
        for (const step of path) await walk.take(step, step.how);
        await walk.end();
        const after = await walk.everything();
        // What the provider has of ours is what the books say, and all that is left there belongs to somebody.
        expect(before.clearing - after.clearing).toBe(walk.provider.balanceMinor);
        const owed = walk.isReversed ? -(await fundsOf(world, walk.buyerId, agreed.currency)).receivable : 0n;
        const gained = after.seller - before.seller + after.carrier - before.carrier + after.ours - before.ours;
        expect(gained - owed).toBe(walk.provider.balanceMinor);
        const left = await fundsOf(world, walk.buyerId, agreed.currency);
        expect(left).toEqual({ available: 0n, uncleared: 0n, escrow: 0n, receivable: -owed });
        expect({ carrier: after.carrier - before.carrier, seller: after.seller - before.seller }).toEqual(walk.expected());
        if (walks % rounds(8, 200) === 0) expect(await proveMoney(world.db)).toEqual([]);
      }),
      { numRuns: rounds(40, 10_000) },
    );
    expect(await proveMoney(world.db)).toEqual([]);
  },
  rounds(120_000, 5_400_000),
);
