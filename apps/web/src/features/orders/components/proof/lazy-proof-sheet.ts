import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const fetchSheet = () => import('./proof-sheet.tsx');

/** The sheet that asks for a code or a photo. */
export const ProofSheet = lazyComponent(async () => (await fetchSheet()).ProofSheet);

/** What is needed at the door, where there may be no network: the sheet, and what sends later. */
export const fetchForTheDoor = () => Promise.all([fetchSheet(), import('../../model/proof/follow-claims.ts')]);
