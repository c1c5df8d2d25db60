import { forgetKept } from '../../forms/forget-kept.ts';
import { session } from './session.ts';

/** Of one’s own will: what was kept in this browser goes, too. Whose session merely ended finds it again. */
export async function signOut(everywhere: boolean): Promise<void> {
  await session.signOut(everywhere);
  for (const store of [localStorage, sessionStorage]) forgetKept(store);
}
