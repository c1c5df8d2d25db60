import { kycStatus } from '@waybill/contract/users/enums';
import type { OtherUser, OwnUser } from '@waybill/contract/users/user-view';
import type { ProfileStamp } from './profile-head.tsx';

/** The verified facts about a person. Only they themselves see that a check is pending. */
export function stampsFor(user: OwnUser | OtherUser): readonly ProfileStamp[] {
  const isChecking = user.relation === 'self' && user.kycStatus === kycStatus.Pending;
  return [
    user.phoneVerified ? { tone: 'palm' as const, text: 'Phone confirmed' } : null,
    user.emailVerified ? { tone: 'palm' as const, text: 'Email confirmed' } : null,
    user.isIdentityChecked ? { tone: 'lagoon' as const, text: 'Identity checked' } : null,
    isChecking ? { tone: 'marigold' as const, text: 'Identity being checked' } : null,
    user.isDispatchPartner ? { tone: 'ink' as const, text: 'Dispatch partner' } : null,
  ].filter((stamp) => stamp !== null);
}
