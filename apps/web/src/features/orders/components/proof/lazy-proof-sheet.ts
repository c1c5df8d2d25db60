import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const fetchSheet = () => import('./proof-sheet.tsx');

/** The sheet that asks for a code or a photo. */
export const ProofSheet = lazyComponent(async () => (await fetchSheet()).ProofSheet);

/** Loads the modules needed at the door ahead, as there may be no network: the sheet, the sending of stored claims, and their notice. */
export const fetchForTheDoor = () =>
  Promise.all([fetchSheet(), import('../../model/proof/follow-claims.ts'), import('./claims-board.tsx')]);
