import * as z from 'zod';
import { Problem } from '../../platform/http/problem.ts';
import type { HeardUpTo } from './storage/listeners.ts';

const moment = z.iso.datetime();
/** When this pass began, since when it tells, and behind which event it goes on. */
const page = z.tuple([moment, moment, moment, z.string().regex(/^whd_\w{26}$/)]);

type Pass = HeardUpTo & { readonly begunAt: Date | undefined };

/** Reads what an answer gave to ask again with, which is a time where a new pass begins; undefined where it all begins now. */
export function readHeardUpTo(text: string | undefined): Pass | undefined {
  if (text === undefined) return undefined;
  const since = moment.safeParse(text);
  if (since.success) return { begunAt: undefined, since: new Date(since.data), after: undefined };
  try {
    const [begunAt, from, createdAt, id] = page.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { begunAt: new Date(begunAt), since: new Date(from), after: { createdAt: new Date(createdAt), id } };
  } catch {
    throw new Problem('invalid_input', 'Please send askAgainWith of the last answer, or a time.', { field: 'since' });
  }
}

type Told = NonNullable<HeardUpTo['after']>;

/**
 * What the next question carries: the same pass behind the last event, or a new pass. A new one tells from where the last began, not from
 * where it ended: what was committed late meanwhile, behind the page that was just told, is in it.
 */
export function pageAfter(pass: Pass | undefined, last: Told | undefined, now: Date): string {
  const begunAt = pass?.begunAt ?? now;
  if (!pass || !last) return begunAt.toISOString();
  return Buffer.from(JSON.stringify([begunAt, pass.since, last.createdAt, last.id])).toString('base64url');
}
