import { useSyncExternalStore } from 'react';
import { updateOrder } from '../../api/update-order.ts';
import { type Claim, type Claims, createClaims } from './claims.ts';
import { claimsChanged, listenToClaims } from './claims-key.ts';

/** The pause between tries while a claim waits: a phone may report network when it has none, and the other way round. */
const retryMs = 20_000;

const known = new Map<string, Claims>();

/** The claims that wait in this browser for somebody. */
export function claimsOf(userId: string): Claims {
  const kept = known.get(userId);
  if (kept) return kept;
  const send: typeof sendCode = (claim, isTimed) =>
    claim.attempt ? sendAttempt(userId, claim, isTimed) : sendCode(claim, isTimed);
  const claims = createClaims({ store: localStorage, userId, send, lock: withLock });
  claims.subscribe(() => dispatchEvent(new Event(claimsChanged)));
  known.set(userId, claims);
  return claims;
}

/** Fetched when one is to be sent: most claims are codes. */
async function sendAttempt(userId: string, claim: Claim, isTimed: boolean) {
  return (await import('../door/send-attempt.ts')).sendAttempt(userId, claim, isTimed);
}

function sendCode({ orderId, to, code, happenedAt, key }: Claim, isTimed: boolean) {
  const body = { orderId, orderStatus: to, code };
  return isTimed ? updateOrder({ ...body, happenedAt }, key) : updateOrder(body, `${key}-untimed`);
}

async function withLock(work: () => Promise<void>): Promise<void> {
  // Locks exist on secure origins only; without them the key of each claim keeps it from happening twice.
  if ('locks' in navigator && navigator.locks !== null) await navigator.locks.request('waybill.claims', work);
  else await work();
}

/** Sends what waits: now, when the network comes back, when somebody looks, and every now and then. */
export function keepSending(claims: Claims): () => void {
  const attempt = () => {
    if (claims.isWaiting() && navigator.onLine) void claims.flush();
  };
  const timer = setInterval(attempt, retryMs);
  addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  const stop = claims.subscribe(attempt);
  attempt();
  return () => {
    clearInterval(timer);
    removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', attempt);
    stop();
  };
}

/** The claims that wait or were refused; of one order, or of all. */
export function useClaims(userId: string, orderId?: string): readonly Claim[] {
  const claims = claimsOf(userId);
  const all = useSyncExternalStore(listenToClaims, claims.all);
  return orderId === undefined ? all : all.filter((claim) => claim.orderId === orderId);
}
