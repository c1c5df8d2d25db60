import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { accountStatusChannel } from '../gate.ts';
import { endSessions } from '../storage/sessions.ts';

/** Ends sessions and sends the event: open tabs sign out at once, and no node goes on trusting their tokens. */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<string[]> {
  const ended = await endSessions(tx, userId, which);
  sendEvent(tx, userId, ...ended.map((sessionId) => ({ type: 'session.ended' as const, sessionId })));
  await announceAccountStatus(tx, userId);
  return ended;
}

/** Every node forgets what it knew about this person, when the transaction commits. */
export async function announceAccountStatus(tx: Tx, userId: string): Promise<void> {
  await tx`select pg_notify(${accountStatusChannel}, ${userId})`;
}
