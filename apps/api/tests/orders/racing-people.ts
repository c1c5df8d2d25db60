import { approvePin } from '../../src/modules/wallet/index.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { madeBefore } from '../support/made-before.ts';
import { carrier } from '../support/orders.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import type { World } from '../support/world.ts';

type Act = () => Promise<unknown>;

/** A sender, a carrier and another node, for acts that run at the same moment. */
export function useRacingPeople(world: World, naira: number) {
  return madeBefore(async () => {
    const sender = await personWithMoney(world, { NGN: naira });
    return {
      second: await world.startNode(),
      sender,
      by: await carrier(world),
      // Judging a PIN takes longer than anything else and would lose every race: it is given once, before they begin.
      approval: await approvePin(world.node.context, sender.id, goodPin),
    };
  });
}

/** Whoever has less to ask before the door gets there first: the other takes that many breaths before. Below zero it is the first who waits. */
export function raceTo(world: World, headStart: number, one: Act, another: Act): Promise<string[]> {
  const after = (breaths: number, act: Act) => async () => {
    for (let left = breaths; left > 0; left -= 1) await world.db`select 1`;
    await act();
  };
  return Promise.all([after(-headStart, one), after(headStart, another)].map(outcomeOf));
}

/** `done`, or the code of the refusal. */
export async function outcomeOf(act: Act): Promise<string> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}
