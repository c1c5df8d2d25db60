import { departures } from '../../features/timeline/model/feed/departures.ts';
import { forgetKept } from '../../forms/forget-kept.ts';
import { session } from './session.ts';

/** Of one’s own will: what was kept in this browser goes, too. Whose session merely ended finds it again. */
export async function signOut(everywhere: boolean): Promise<void> {
  // What waits for an Undo needs the session that ends here.
  await departures.settleAll();
  await session.signOut(everywhere);
  for (const store of [localStorage, sessionStorage]) forgetKept(store);
}
