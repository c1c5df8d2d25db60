import { randomUUID } from 'node:crypto';
import type { Call } from '@waybill/contract/call';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { useWorld } from '../support/world.ts';
import { castOf } from './cast.ts';
import { type Asked, type Asker, askersOf, type Cast, type Row, type Thing, type Verdict } from './row.ts';
import { chatRows } from './rows/chat.ts';
import { fileRows } from './rows/files.ts';
import { identityRows } from './rows/identity.ts';
import { identityCheckRows } from './rows/identity-checks.ts';
import { leavingRows } from './rows/leaving.ts';
import { opsRows } from './rows/ops.ts';
import { orderRows } from './rows/orders.ts';
import { supportRows } from './rows/support.ts';
import { timelineRows } from './rows/timeline.ts';
import { userRows } from './rows/users.ts';
import { walletRows } from './rows/wallet.ts';

const rows: readonly Row[] = [
  ...identityRows,
  ...userRows,
  ...timelineRows,
  ...orderRows,
  ...chatRows,
  ...walletRows,
  ...fileRows,
  ...identityCheckRows,
  ...supportRows,
  ...opsRows,
  ...leavingRows,
];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

describe('who may do what, and to whose things', () => {
  const world = useWorld();
  let cast: Cast;
  beforeAll(async () => {
    cast = await castOf(world);
  });

  it('has a line for every call there is', () => {
    const declared = new Set(rows.map(({ call }) => nameOf(call)));
    expect(allRoutes.map(({ call }) => nameOf(call)).filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(rows.map((row) => ({ row, name: nameOf(row.call) })))('$name', async ({ row }) => {
    // Limits are counted by their own tests.
    await world.db`delete from rate_limit`;
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

  async function ask(call: Call, { owner, other, input }: Thing, asker: Asker): Promise<Verdict | number> {
    const who = asker === 'owner' ? owner : asker === 'other' ? (other ?? cast.stranger) : cast[asker];
    const id = 'id' in who && typeof who.id === 'string' ? who.id : cast.stranger.id;
    const asked = typeof input === 'function' ? input({ id }) : input;
    const leaving = new AbortController();
    const cookies = new Map(who.cookies);
    const answer = await requestOf(call, asked, (path, init) => who.request(path, { ...init, signal: leaving.signal }));
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

/** As a browser would send it; a stream that opens is left by whoever opened it. */
function requestOf(
  { method, path, bodyKind }: Call,
  { params = {}, query = {}, body, file }: Asked,
  request: (path: string, init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query);
  const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
  if (bodyKind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries((body ?? {}) as object)) form.set(name, String(value));
    if (file) form.set('file', file);
    return request(`/api${address}?${search}`, { method, headers, body: form });
  }
  if (body !== undefined) headers['content-type'] = 'application/json';
  return request(`/api${address}?${search}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
