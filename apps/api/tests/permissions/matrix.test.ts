import type { Call } from '@waybill/contract/call';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { useWorld } from '../support/world.ts';
import { castOf } from './cast.ts';
import { type Asker, askedBy, askersOf, type Cast, type Thing, type Verdict } from './row.ts';
import { everyRow } from './rows/every-row.ts';

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

describe('who may do what, and to whose things', () => {
  const world = useWorld();
  let cast: Cast;
  beforeAll(async () => {
    cast = await castOf(world);
  });

  it('has a line for every call there is', () => {
    const declared = new Set(everyRow.map(({ call }) => nameOf(call)));
    expect(allRoutes.map(({ call }) => nameOf(call)).filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(everyRow.map((row) => ({ row, name: nameOf(row.call) })))('$name', async ({ row }) => {
    // Limits are counted by their own tests.
    await world.db`delete from rate_limit`;
    // On a slow machine the factor that was shown for all rows would grow old; the one of an hour ago is meant to be.
    await world.db`update session set second_factor_at = now() where second_factor_at > now() - interval '50 minutes'`;
    const verdicts: Partial<Record<Asker, Verdict | number>> = {};
    const askers = askersOf(row.call);
    const refused = askers.filter((asker) => row.verdicts[asker] !== 'yes');
    const thing = await row.make(cast);
    for (const asker of refused) verdicts[asker] = await ask(row.call, thing, asker);
    // A refused call changes nothing: the first asker who may finds the thing as it was.
    let untouched: Thing | undefined = thing;
    for (const asker of askers.filter((one) => !refused.includes(one))) {
      verdicts[asker] = await ask(row.call, untouched ?? (await row.make(cast)), asker);
      untouched = undefined;
    }
    expect(verdicts).toEqual(row.verdicts);
  });

  async function ask(call: Call, thing: Thing, asker: Asker): Promise<Verdict | number> {
    const { who, asked } = askedBy(asker, thing, cast);
    const leaving = new AbortController();
    const cookies = new Map(who.cookies);
    // A stream that opens is left by whoever opened it.
    const answer = await who.open(call, { ...asked }, { signal: leaving.signal });
    // A call that signed in or refreshed a session must not change who asks next.
    who.cookies.clear();
    for (const [name, value] of cookies) who.cookies.set(name, value);
    if (answer.ok || answer.status === 302) {
      leaving.abort();
      return 'yes';
    }
    const problem = (await answer.json()) as { code?: Verdict };
    return problem.code ?? answer.status;
  }
});
