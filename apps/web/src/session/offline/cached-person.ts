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
    const { sessionId, user } = JSON.parse(text);
    if (typeof sessionId !== 'string' || user?.id !== userId || user.relation !== 'self') return undefined;
    return { sessionId, user, cachedAt: at };
  } catch {
    return undefined;
  }
}

export function writePerson({ sessionId, user }: SignedInPerson, at: number): CacheOwner {
  return { userId: user.id, format: cacheFormat, text: JSON.stringify({ sessionId, user }), at };
}
