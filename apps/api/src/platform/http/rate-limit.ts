import { createHash } from 'node:crypto';
import type { Call } from '@waybill/contract/call';
import type { Database, Db } from '../db/database.ts';
import { networkOf } from './network-of.ts';
import { Problem } from './problem.ts';

export type LimitInput = { readonly ip: string; readonly callerId: string | undefined; readonly fields: unknown };

export type Counter = { readonly key: string; readonly max: number; readonly seconds: number };

/** Counts one try against every limit of the call: first those of this process, which cost nothing. */
export async function countTry(db: Database, here: NodeCounters, call: Call, input: LimitInput): Promise<void> {
  const limits = (call.limits ?? []).flatMap((limit) => {
    const key = keyOf(call, limit, input);
    return key === undefined ? [] : [{ key, max: limit.max, seconds: limit.seconds, at: limit.at }];
  });
  for (const limit of limits) if (limit.at === 'node') here.count(limit);
  const shared = limits.filter((limit) => limit.at !== 'node');
  if (shared.length > 0) await countAgainst(db, shared);
}

export type NodeCounters = { count(counter: Counter): void };

const mostNodeCounters = 50_000;

/** Counters of one process, for what needs no agreement between nodes. */
export function createNodeCounters(): NodeCounters {
  const counts = new Map<string, { count: number; endsAt: number }>();
  return {
    count({ key, max, seconds }) {
      const now = Date.now();
      const current = counts.get(key);
      if (current && current.endsAt > now) {
        current.count += 1;
        if (current.count > max) throw tooMany(Math.ceil((current.endsAt - now) / 1000));
        return;
      }
      // A flood of ever new addresses makes us forget counts, not grow.
      if (counts.size >= mostNodeCounters) counts.clear();
      counts.set(key, { count: 1, endsAt: now + seconds * 1000 });
    },
  };
}

/** Counts one try against each of these, and refuses it when one is passed. */
export async function countAgainst(db: Db, tries: readonly Counter[]): Promise<void> {
  const passed = (await count(db, tries)).filter(({ left }) => left < 0);
  if (passed.length > 0) throw tooMany(Math.max(...passed.map(({ secondsLeft }) => secondsLeft)));
}

/** What is left of a counter after this try, below zero when it was one too many, and until when. */
export type Counted = { readonly left: number; readonly secondsLeft: number };

/**
 * Counts one try against each of these. Counters are rows, so all nodes share them; keys are hashed, so the table holds no addresses or
 * names. Windows are fixed and use the database's clock.
 */
export async function count(db: Db, tries: readonly Counter[]): Promise<Counted[]> {
  const counters = tries
    .map((counter) => ({ ...counter, key: hashed(counter.key) }))
    // A fixed order, so that two calls never deadlock.
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await db<{ key: string; count: number; secondsLeft: number }[]>`
    insert into rate_limit as current (key, window_ends_at, count)
    select key, now() + seconds * interval '1 second', 1
    from unnest(${counters.map((counter) => counter.key)}::text[], ${counters.map((counter) => counter.seconds)}::int[]) as t(key, seconds)
    on conflict (key) do update set
      count = case when current.window_ends_at <= now() then 1 else current.count + 1 end,
      window_ends_at = case when current.window_ends_at <= now() then excluded.window_ends_at else current.window_ends_at end
    returning key, count, greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds_left`;
  const counts = new Map(rows.map((row) => [row.key, row]));
  return counters.flatMap(({ key, max }) => {
    const row = counts.get(key);
    return row ? [{ left: max - row.count, secondsLeft: row.secondsLeft }] : [];
  });
}

/** Takes a counted try back: what it was counted for has turned out well. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await db`update rate_limit set count = count - 1 where key = ${hashed(key)} and window_ends_at > now() and count > 0`;
}

/** Whether so much has been counted that the next try would be refused; counts nothing itself. */
export async function isPassed(db: Db, { key, max }: Counter): Promise<boolean> {
  const [row] = await db`select from rate_limit where key = ${hashed(key)} and window_ends_at > now() and count > ${max}`;
  return row !== undefined;
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

export function tooMany(retryAfterSeconds: number): Problem {
  return new Problem('too_many_requests', `That was a lot of tries. Please wait ${inWords(retryAfterSeconds)} and try again.`, {
    retryAfterSeconds,
  });
}

/** Nothing where the field that is counted by was not given: those without it have no counter in common. */
function keyOf(call: Call, limit: NonNullable<Call['limits']>[number], input: LimitInput): string | undefined {
  const field = typeof limit.by === 'object' ? fieldText(input.fields, limit.by.field) : undefined;
  if (field === '') return undefined;
  const who = field !== undefined ? `${networkOf(input.ip)}|${field}` : limit.by === 'ip' ? networkOf(input.ip) : input.callerId;
  const by = typeof limit.by === 'object' ? limit.by.field : limit.by;
  return `${call.method} ${call.path}|${by}|${limit.seconds}|${who}`;
}

/** However the field's name is spelled: another spelling is no second counter. */
function fieldText(fields: unknown, name: string): string {
  const [, value] = Object.entries(fields ?? {}).find(([spelling]) => spelling.toLowerCase() === name.toLowerCase()) ?? [];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

export function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
