import { roleNames } from '@waybill/contract/businesses/role-words';
import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { Access, Call } from '@waybill/contract/call';
import { measureReasonWords, type RestrictionView } from '@waybill/contract/measures/measure-view';
import { mayWhileRestricted } from '@waybill/contract/measures/restriction-table';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import { type StaffRole, staffRoleNames } from '@waybill/contract/ops/staff-roles';
import { Problem } from '../../platform/http/problem.ts';

export type AccountStatus = {
  readonly countryCode: string;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
  readonly isBlocked: boolean;
  readonly isDispatchPartner: boolean;
  readonly isStaff: boolean;
};

/** Why and until when an account is for reading only; null for any other. */
export type Restricted = { readonly restriction: RestrictionView | null };

/** The status of an account in one session. */
export type SessionStatus = AccountStatus &
  Restricted & {
    /** What they do for us; null for whoever is not of our staff. */
    readonly staffRole: StaffRole | null;
    /** Something is set up that could be shown. */
    readonly hasSecondFactor: boolean;
    /** A second factor was shown in this session. */
    readonly isFactorShown: boolean;
    /** Within the last ten minutes. */
    readonly isFactorFresh: boolean;
  };

/** Nigerians prove their phone, everybody else their email. */
export function isVerified(accountStatus: AccountStatus): boolean {
  return accountStatus.countryCode === 'NG' && !accountStatus.isStaff
    ? accountStatus.isPhoneVerified
    : accountStatus.isEmailVerified;
}

/** The calls that an account of this status may make. A blocked account may make none. */
export function grantsOf(accountStatus: SessionStatus): ReadonlySet<Access> {
  const grants = new Set<Access>();
  if (accountStatus.isBlocked) return grants;
  grants.add('public').add('entering');
  if (!isVerified(accountStatus)) return grants;
  grants.add('member');
  if (accountStatus.isDispatchPartner) grants.add('dispatch-partner');
  if (!accountStatus.isStaff) return grants;
  grants.add('staff-entering');
  if (!accountStatus.hasSecondFactor || !accountStatus.isFactorShown) return grants;
  grants.add('staff');
  if (accountStatus.isFactorFresh) grants.add('staff-confirmed');
  return grants;
}

/** The calls that a business may make by its members: those of a verified business, and nothing of staff. */
export function grantsOfBusiness(business: { readonly isBlocked: boolean; readonly isVerified: boolean }): ReadonlySet<Access> {
  return new Set<Access>(business.isBlocked || !business.isVerified ? [] : ['public', 'entering', 'member', 'dispatch-partner']);
}

export function notActing(): Problem {
  return new Problem('not_acting', 'You do not act for this business. If you did until now, somebody has ended that.');
}

export function roleForbids(role: MemberRole): Problem {
  return new Problem('not_in_role', `You are ${roleNames[role]} here, and this is not for you to do. The owner can change that.`);
}

/** The console is shared out among roles: whoever is let in may not do everything there. */
export function refusalOfStaffRole(
  role: StaffRole | undefined,
  call: Pick<Call, 'method' | 'path' | 'access'>,
): Problem | undefined {
  if (call.access !== 'staff' && call.access !== 'staff-confirmed') return undefined;
  if (role !== undefined && mayInConsole(role, call)) return undefined;
  const who = role === undefined ? 'not of our staff' : staffRoleNames[role];
  return new Problem('not_in_role', `You are ${who} here, and this is for others. An admin can change that.`);
}

/** What is begun anew is closed to an account that is for reading only. Whose it is, says who reads the refusal. */
export function refusalOfRestriction(
  restriction: RestrictionView | null,
  call: Pick<Call, 'method' | 'path' | 'access'>,
  whose: 'own' | 'business' = 'own',
): Problem | undefined {
  if (restriction === null || mayWhileRestricted(call)) return undefined;
  const { reason, until } = restriction;
  const who = whose === 'own' ? 'Your account' : 'This business';
  const end = until === null ? 'until our team lifts it' : `until ${inLagos(until)}`;
  return new Problem(
    'account_restricted',
    `${who} is for reading only ${end}. ${measureReasonWords[reason]} What is under way can be finished.`,
    until === null ? {} : { until },
  );
}

const lagosTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', dateStyle: 'long', timeStyle: 'short' });
const inLagos = (moment: string) => `${lagosTime.format(new Date(moment)).replace(' at ', ', ')} in Lagos`;

export function refusalOfBusiness(): Problem {
  return new Problem('not_in_role', 'The business cannot do this now: it is suspended, or not verified. Its owner knows more.');
}

/** The refusal for a missing grant, with words that explain what to do. */
export function refusalOf(accountStatus: SessionStatus, access: Access): Problem {
  const grants = grantsOf(accountStatus);
  if (!grants.has('entering')) return suspended();
  if (!grants.has('member'))
    return new Problem('verification_required', 'Please verify your phone or email first. We can send you a code.');
  if (grants.has('staff-entering') && (access === 'staff' || access === 'staff-confirmed'))
    return accountStatus.hasSecondFactor ? secondFactorRequired() : secondFactorMissing();
  return new Problem('forbidden', 'Your account cannot do this.');
}

export function secondFactorMissing(): Problem {
  return new Problem('second_factor_missing', 'The console opens with a second factor. Please set one up first.');
}

export function secondFactorRequired(): Problem {
  return new Problem('second_factor_required', 'Please show your second factor once more before this.');
}

export function suspended(more: { readonly appealTicket?: string } = {}): Problem {
  return new Problem('account_suspended', 'This account is suspended. If you think this is a mistake, sign in to appeal.', more);
}
