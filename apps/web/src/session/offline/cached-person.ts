import type { OwnUser } from '@waybill/contract/users/user-view';
import { acting, actingUser, keepBusinessUser } from '../acting.ts';
import type { SignedInPerson } from '../session-state.ts';
import { type CacheOwner, cacheFormat, maxAgeMs, readOwner } from './cache-store.ts';

/** The person who was signed in here last, as stored in this browser: no token, no password, no PIN. */
export async function loadCachedPerson(): Promise<SignedInPerson | undefined> {
  const owner = await readOwner();
  return owner && readPerson(owner, Date.now());
}

export function readPerson({ userId, text, at }: CacheOwner, now: number): SignedInPerson | undefined {
  if (now - at > maxAgeMs) return undefined;
  try {
    const { sessionId, user, business } = JSON.parse(text);
    if (!isDrawable(business, userId)) return undefined;
    if (typeof sessionId !== 'string' || user?.id !== userId || user.relation !== 'self') return undefined;
    return { sessionId, user, cachedAt: at };
  } catch {
    return undefined;
  }
}

/** Whoever acts for a business starts without network in its name, or not at all. */
function isDrawable(business: OwnUser | undefined, personId: string): boolean {
  const me = acting();
  if (me?.personId !== personId) return true;
  if (business?.id !== me.businessId) return false;
  keepBusinessUser(business);
  return true;
}

export function writePerson({ sessionId, user }: SignedInPerson, at: number): CacheOwner {
  const drawn = actingUser(user);
  const business = drawn.id === user.id ? {} : { business: drawn };
  return { userId: user.id, format: cacheFormat, text: JSON.stringify({ sessionId, user, ...business }), at };
}
