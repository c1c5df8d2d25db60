import { claimsKey } from '../../features/orders/model/proof/claims-key.ts';
import { departures } from '../../features/timeline/model/feed/departures.ts';
import { forgetKept } from '../../forms/forget-kept.ts';
import { session } from './session.ts';

/** Something that was entered for a delivery has not reached us, or was refused and nobody has seen it. */
export class UnsentCodes extends Error {}

/**
 * Of one’s own will: what was kept in this browser goes, too. Whose session merely ended finds it again. With codes that
 * could not be sent it refuses, unless they are to stay in this browser until their owner is back.
 */
export async function signOut(everywhere: boolean, evenUnsent = false): Promise<void> {
  // What waits for an Undo needs the session that ends here.
  await departures.settleAll();
  if (!evenUnsent) await sendWhatWaits();
  await session.signOut(everywhere);
  for (const store of [localStorage, sessionStorage]) forgetKept(store);
}

/** Codes entered without network are sent now, or whoever leaves is asked first. */
async function sendWhatWaits(): Promise<void> {
  const state = session.state();
  if (state.status !== 'signed-in' || localStorage.getItem(claimsKey(state.user.id)) === null) return;
  const { claimsOf } = await import('../../features/orders/model/proof/claims-here.ts');
  const claims = claimsOf(state.user.id);
  await claims.flush();
  if (!claims.isEmpty()) throw new UnsentCodes();
}
