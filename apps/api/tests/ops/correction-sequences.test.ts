import { getBooks } from '@waybill/contract/ops/get-books';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { decide, propose } from '../support/corrections.ts';
import { forgetTries } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, payIn, personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

type Staff = 0 | 1 | 2;
/** 0 and 1 are customers; 2 is the first member of staff, whose money it may be, too. */
type Whose = 0 | 1 | 2;
type Act =
  | {
      readonly what: 'propose';
      readonly by: Staff;
      readonly whose: Whose;
      readonly direction: 'in' | 'out';
      readonly amount: number;
    }
  | { readonly what: 'decide'; readonly by: Staff; readonly nth: number; readonly decision: 'approve' | 'reject' }
  | { readonly what: 'both'; readonly by: readonly [Staff, Staff]; readonly nth: number };

const by = fc.constantFrom<Staff>(0, 1, 2);
const nth = fc.nat(5);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('propose' as const),
      by,
      whose: fc.constantFrom<Whose>(0, 1, 2),
      direction: fc.constantFrom('in' as const, 'out' as const),
      amount: fc.constantFrom(0.01, 250, 400.5),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('decide' as const),
      by,
      nth,
      decision: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('both' as const), by: fc.constant([1, 2] as const), nth }) },
);

type Proposed = { readonly id: string; readonly by: Staff; readonly whose: Whose; readonly change: number; state: string };

/** The rules in a few lines, in kobo: what must come of an act, and what stands afterwards. */
class Model {
  readonly balances: Record<Whose, number>;
  readonly proposals: Proposed[] = [];
  constructor(balances: Record<Whose, number>) {
    this.balances = balances;
  }

  decide(by: Staff, proposal: Proposed, decision: 'approve' | 'reject'): string {
    if (proposal.state !== 'proposed') return 'already_decided';
    // Number 2 among the owners is number 0 of staff.
    if (proposal.whose === 2 && by === 0) return 'forbidden';
    if (decision === 'reject') {
      proposal.state = 'rejected';
      return '200';
    }
    if (proposal.by === by) return 'own_proposal';
    if (this.balances[proposal.whose] + proposal.change < 0) return 'insufficient_funds';
    this.balances[proposal.whose] += proposal.change;
    proposal.state = 'approved';
    return '200';
  }
}

describe('proposals and decisions in any order', () => {
  let staff: readonly [Person, Person, Person];
  let owners: Record<Whose, Person>;
  beforeAll(async () => {
    staff = [await staffMember(world), await staffMember(world), await staffMember(world)];
    owners = { 0: await personWithMoney(world, {}), 1: await personWithMoney(world, {}), 2: staff[0] };
    await payIn(world, owners[0].id, 'NGN', 500);
  });

  const codeOf = (answer: { status: number; problem: { code: string } }) => (answer.status < 400 ? '200' : answer.problem.code);
  const kobo = async (whose: Whose) => Math.round((await balanceOf(world, owners[whose].id, 'NGN')) * 100);

  async function perform(model: Model, step: Act): Promise<void> {
    if (step.what === 'propose') {
      const { by, whose, direction, amount } = step;
      const answer = await propose(staff[by], owners[whose].id, { direction, amount });
      const isOwn = whose === 2 && by === 0;
      expect(codeOf(answer)).toBe(isOwn ? 'forbidden' : '200');
      const change = Math.round(amount * 100) * (direction === 'in' ? 1 : -1);
      if (!isOwn) model.proposals.push({ id: answer.result.id, by, whose, change, state: 'proposed' });
      return;
    }
    const proposal = model.proposals.at(step.nth);
    if (!proposal) return;
    if (step.what === 'decide') {
      const answer = await decide(staff[step.by], proposal.id, step.decision);
      expect(codeOf(answer)).toBe(model.decide(step.by, proposal, step.decision));
      return;
    }
    // At the same moment, in whatever order they come: the answers are those of one of the two orders.
    const [one, other] = step.by;
    const answers = await Promise.all(step.by.map((by) => decide(staff[by], proposal.id, 'approve')));
    const inOrder = (first: Staff, second: Staff) => {
      const trial = new Model({ ...model.balances });
      const copy = { ...proposal };
      const codes = new Map([[first, trial.decide(first, copy, 'approve')] as const]);
      codes.set(second, trial.decide(second, copy, 'approve'));
      return { codes: [codes.get(one), codes.get(other)], trial, copy };
    };
    const possible = [inOrder(one, other), inOrder(other, one)];
    const happened = possible.find(({ codes }) => JSON.stringify(codes) === JSON.stringify(answers.map(codeOf)));
    expect(possible.map(({ codes }) => codes)).toContainEqual(answers.map(codeOf));
    if (happened) Object.assign(model.balances, happened.trial.balances);
    proposal.state = happened?.copy.state ?? proposal.state;
  }

  it('balances are the model’s, all accounts sum to zero, and the books are right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 18 }), async (steps) => {
        await forgetTries(world);
        const model = new Model({ 0: await kobo(0), 1: await kobo(1), 2: await kobo(2) });
        for (const step of steps) {
          await perform(model, step);
          expect({ 0: await kobo(0), 1: await kobo(1), 2: await kobo(2) }).toEqual(model.balances);
        }
        const { sums, accounts } = (await staff[1].call(getBooks)).result;
        expect(sums.filter(({ sum }) => sum !== 0)).toEqual([]);
        const everybody = accounts.find(({ kind, currency }) => kind === 'available' && currency === 'NGN');
        const [balances] = [Object.values(model.balances).reduce((sum, balance) => sum + balance, 0)];
        expect(Math.round((everybody?.balance ?? 0) * 100)).toBe(balances);
        expect(await proveMoney(world.db)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
