import type { Call } from '@waybill/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isLostRace } from '../db/database.ts';
import { type LogPosition, newestOf, readLogPosition } from '../db/log-position.ts';
import type { Replica } from '../db/replica.ts';

/** Where a call reads. */
export type Reads =
  /** The replica, where there is one that has what this caller has written or been told. The handler only reads. */
  | 'replica'
  /** The primary, and the answer says how far it was: what the same caller reads next is no older. For balances. */
  | 'primary-and-say';

/** Contexts of a route: the usual one, and one whose `db` is the replica. */
export type ReplicaReading<X> = { readonly replica: Replica; readonly context: X };

const header = 'waybill-position';
const cookie = 'waybill_position';
/** Longer than a replica may be behind: who has none any more has waited long enough. */
const cookieSeconds = 60;

type Reading<X> = {
  readonly context: X;
  readonly from: ReplicaReading<X> | undefined;
  readonly call: Call;
  readonly reads: Reads | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly handle: (context: X) => Promise<unknown>;
};

/**
 * Runs a handler where its call may read, and tells the caller up to where they have seen or written. Browsers bring it back in a
 * cookie, so that any node and any tab of theirs knows; others send the header back.
 */
export async function readWhereAllowed<X>({ context, from, call, reads, request, reply, handle }: Reading<X>): Promise<unknown> {
  if (!from) return handle(context);
  const { replica } = from;
  const asked = newestOf(readLogPosition(request.headers[header]), readLogPosition(request.cookies[cookie]));
  if (reads === 'replica' && (await replica.hasArrivedAt(asked))) {
    try {
      return await handle(from.context);
    } catch (error) {
      // It is gone, took too long, had to make way for what it replays, or was to be written to: the primary can do it all.
      if (reply.sent || !(isDatabaseUnavailable(error) || isLostRace(error))) throw error;
    }
  }
  const result = await handle(context);
  if (call.method !== 'GET') tell(request, reply, newestOf(asked, replica.newestWritten()));
  else if (reads !== undefined) tell(request, reply, newestOf(asked, await replica.askPrimary()));
  return result;
}

function tell(request: FastifyRequest, reply: FastifyReply, position: LogPosition | undefined): void {
  if (position === undefined || reply.sent || reply.raw.headersSent) return;
  reply.header(header, position);
  // Scripts of the page write it, too: what a stream of events tells them is as new as this.
  reply.setCookie(cookie, position, { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: cookieSeconds });
}
