import { outboxKey } from '../../features/chat/model/outbox/outbox-key.ts';
import { claimsKey } from '../../features/orders/model/proof/claims-key.ts';
import { departures } from '../../features/timeline/model/feed/departures.ts';
import { clearTypedData } from '../../forms/clear-typed-data.ts';
import { acting } from '../../session/acting.ts';
import { session } from '../../session/session.ts';
import { Unsent } from './unsent.ts';

/**
 * Of one’s own will: what was kept in this browser goes, too. Whose session merely ended finds it again. With codes or
 * messages that could not be sent it refuses, unless told otherwise: then codes stay in this browser until their owner is
 * back, and messages go.
 */
export async function signOut(everywhere: boolean, evenUnsent = false): Promise<void> {
  // Actions that wait for an Undo need the session that ends here.
  await departures.settleAll();
  const state = session.state();
  // What was entered in the name of a business waits under its name.
  const ids = state.status === 'signed-in' ? [state.user.id, acting()?.businessId ?? []].flat() : [''];
  if (!evenUnsent) {
    const codes = await anyOf(ids, hasCodesLeft);
    const messages = await anyOf(ids, hasMessagesLeft);
    if (codes || messages) throw new Unsent(codes, messages);
  }
  await session.signOut(everywhere);
  for (const id of ids) await forgetHere(id);
}

/** One after the other: each of them sends what it can. */
async function anyOf(ids: readonly string[], has: (id: string) => Promise<boolean>): Promise<boolean> {
  let any = false;
  for (const id of ids) any = (await has(id)) || any;
  return any;
}

/** For good: by the act that closes the account. Nothing that waits to be sent matters any more. */
export async function leaveForGood(userId: string, close: () => Promise<void>): Promise<void> {
  await departures.settleAll();
  await session.leaveBy(close);
  await forgetHere(userId);
}

async function forgetHere(userId: string): Promise<void> {
  for (const store of [localStorage, sessionStorage]) clearTypedData(store);
  // They have left already. What this browser cannot forget now it shows to nobody else.
  if (waits(outboxKey(userId)))
    await import('../../features/chat/model/outbox/send-waiting.ts').then((it) => it.forgetOutbox(userId)).catch(() => {});
}

const waits = (key: string) => localStorage.getItem(key) !== null;

/** Codes entered without network are sent now, or whoever leaves is asked first. */
async function hasCodesLeft(userId: string): Promise<boolean> {
  if (!waits(claimsKey(userId))) return false;
  const { claimsOf } = await import('../../features/orders/model/proof/claims-here.ts');
  const claims = claimsOf(userId);
  await claims.flush();
  return !claims.isEmpty();
}

/** Messages, too. Where nobody can tell, there may be some. */
async function hasMessagesLeft(userId: string): Promise<boolean> {
  return (
    waits(outboxKey(userId)) &&
    import('../../features/chat/model/outbox/send-waiting.ts').then((it) => it.sendTheLast(userId)).catch(() => true)
  );
}
