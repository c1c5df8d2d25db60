import { Problem } from '../../../platform/http/problem.ts';
import type { AuthorStatus } from '../storage/people.ts';

/** Requires somebody who takes other people's parcels along to have proven their identity. */
export function requireKyc({ isKycCompleted }: AuthorStatus): void {
  if (!isKycCompleted)
    throw new Problem(
      'kyc_required',
      'This is for members and businesses that we have checked. Begin, or see how far it is, under “Identity check”.',
    );
}
