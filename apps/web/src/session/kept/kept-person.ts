import type { SignedInPerson } from '../session-state.ts';
import { type KeptOwner, keptForMs, keptFormat, readOwner } from './kept-store.ts';

/** The person who was signed in here last, as stored in this browser: no token, no password, no PIN. */
export async function loadKeptPerson(): Promise<SignedInPerson | undefined> {
  const owner = await readOwner();
  return owner && readPerson(owner, Date.now());
}

export function readPerson({ userId, text, at }: KeptOwner, now: number): SignedInPerson | undefined {
  if (now - at > keptForMs) return undefined;
  try {
    const { sessionId, user } = JSON.parse(text);
    if (typeof sessionId !== 'string' || user?.id !== userId || user.relation !== 'self') return undefined;
    return { sessionId, user, keptAt: at };
  } catch {
    return undefined;
  }
}

export function writePerson({ sessionId, user }: SignedInPerson, at: number): KeptOwner {
  return { userId: user.id, format: keptFormat, text: JSON.stringify({ sessionId, user }), at };
}
