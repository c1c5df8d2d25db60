import { Problem } from '../../../platform/http/problem.ts';
import type { AuthorStatus } from '../storage/people.ts';

/** Whoever takes other people's parcels along has shown who they are. */
export function requireKyc({ isKycCompleted }: AuthorStatus): void {
  if (!isKycCompleted)
    throw new Problem(
      'kyc_required',
      'This is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
}
