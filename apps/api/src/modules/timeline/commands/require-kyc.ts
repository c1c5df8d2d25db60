import { Problem } from '../../../platform/http/problem.ts';
import type { Standing } from '../storage/people.ts';

/** Whoever takes other people's parcels along has shown who they are. */
export function requireKyc({ isKycCompleted }: Standing): void {
  if (!isKycCompleted) throw new Problem('kyc_required', 'Please have your identity checked first. It takes a few minutes.');
}
