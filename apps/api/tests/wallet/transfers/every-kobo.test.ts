import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { proveMoney } from '../../../src/modules/wallet/index.ts';
import { creditsByTransfer, expire, openBankSandbox, topUpByTransfer, verified } from '../../support/bank-transfers.ts';
import { balanceOf, creditsOf, runPaymentSweep } from '../../support/money.ts';
import { walletJobsDone } from '../../support/payment-sandbox.ts';
import { verifiedPerson } from '../../support/people.ts';
import { rounds } from '../../support/rounds.ts';
import { useWorld } from '../../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const priceMinor = 237_500;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('send' as const),
      amount: fc.oneof(fc.constant(priceMinor), fc.integer({ min: 1, max: 300_000 })),
      isLate: fc.boolean(),
      isEventLost: fc.boolean(),
      times: fc.constantFrom(1, 1, 2),
      provider: fc.constantFrom('takes' as const, 'takes' as const, 'refuses' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'ask' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'expire' as const }) },
);

it('every kobo that comes is credited once, waits, or goes back, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('top-up' as const, 'credits' as const),
      fc.array(step, { maxLength: 7 }),
      async (purpose, steps) => {
        const person = await verifiedPerson(world);
        const transfer =
          purpose === 'top-up' ? await topUpByTransfer(person, priceMinor / 100) : await creditsByTransfer(person, 5);
        let taken = 0;
        let inTime = 0;
        for (const each of steps) {
          if (each.what === 'send') {
            const { what: _, ...sent } = each;
            const { arrivals } = (await sandbox.transfer(transfer, sent)) as {
              arrivals: { amount: number; refusal: string | null }[];
            };
            const came = arrivals.filter(({ refusal }) => refusal === null).reduce((sum, { amount }) => sum + amount, 0);
            taken += came;
            if (!each.isLate) inTime += came;
          } else if (each.what === 'ask') await verified(person, transfer);
          else await expire(world, transfer);
        }
        // What came in time counts, though nobody was told of it.
        await verified(person, transfer);
        await expire(world, transfer);
        await verified(person, transfer);
        const ended = async () => {
          await runPaymentSweep(world.node);
          await walletJobsDone(world);
          const { returning, returned } = await verified(person, transfer);
          return returned === returning;
        };
        await expect.poll(ended, { timeout: 15_000 }).toBe(true);
        const { state, received, returned } = await verified(person, transfer);
        const balance = Math.round(((await balanceOf(person, 'NGN')) ?? 0) * 100);
        const credits = await creditsOf(person);
        expect(Math.round(received * 100)).toBe(taken);
        expect(['paid', 'over']).toContain(state);
        const isPaid = purpose === 'top-up' ? taken > 0 : inTime >= priceMinor;
        if (!steps.some(({ what }) => what === 'expire')) expect(state).toBe(isPaid ? 'paid' : 'over');
        expect(credits).toBe(purpose === 'credits' && state === 'paid' ? 5 : 0);
        const bought = credits === 5 ? priceMinor : 0;
        expect(balance + bought + Math.round(returned * 100)).toBe(taken);
        expect(purpose === 'credits' ? balance : returned).toBe(0);
        expect(await proveMoney(world.db)).toEqual([]);
      },
    ),
    { numRuns: rounds(12, 150) },
  );
}, 120_000);
