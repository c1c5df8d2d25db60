import type { SignupStep } from '@waybill/contract/users/enums';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { businessParameter } from '../session/acting.ts';
import { paths, withQuery } from '../session/paths.ts';
import { safeNext } from '../session/safe-next.ts';
import type { SessionState } from '../session/session-state.ts';

/** The visitors whom a page is for. */
export type Area =
  /** Anybody. */
  | 'open'
  /** People without an account: the first pages of signing up. */
  | 'newcomer'
  /** Suspended members, and nobody else. */
  | 'suspended'
  /** Signed in, phone or email still to be verified. */
  | 'unverified'
  /** Signed in and verified. */
  | 'member'
  /** A verified business. */
  | 'dispatch-partner'
  /** Staff. */
  | 'staff';

/** Why somebody ends up at the sign-in page; it says so there. */
export type LoginReason = 'ended' | 'unreachable' | 'partners-only';

export type EntryDecision =
  /** It is not known yet who this is. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'proceed' }
  | {
      readonly kind: 'go';
      readonly to: string;
      /** Said on arrival. */
      readonly notice?: string;
    };

type EntryUser = Pick<
  OwnUser,
  'isBlocked' | 'isNigerian' | 'isStaff' | 'phoneVerified' | 'emailVerified' | 'isDispatchPartner' | 'nextSignupStep'
>;

export type EntryQuestion = {
  readonly area: Area;
  /** The address asked for, with its query. */
  readonly address: string;
  /** Whether this browser knows us; see session/been-here.ts. */
  readonly hasBeenHere: boolean;
  readonly session:
    | Exclude<SessionState, { status: 'signed-in' }>
    | (Omit<Extract<SessionState, { status: 'signed-in' }>, 'user' | 'sessionId'> & { readonly user: EntryUser });
};

const proceed: EntryDecision = { kind: 'proceed' };

/** The entry rules, all of them. The server decides the same again for every call. */
export function decideEntry({ area, address, hasBeenHere, session }: EntryQuestion): EntryDecision {
  if (area === 'open') return proceed;
  if (session.status === 'starting') return area === 'newcomer' ? proceed : { kind: 'wait' };
  if (session.status === 'signed-out') {
    if (session.why === 'suspended') return area === 'suspended' ? proceed : { kind: 'go', to: paths.accountSuspended };
    if (area === 'suspended') return { kind: 'go', to: loginHref(session.why) };
    if (!hasBeenHere && !session.why && isBareHome(address)) return { kind: 'go', to: paths.welcome };
    return area === 'newcomer' ? proceed : { kind: 'go', to: loginHref(session.why, address) };
  }

  const { user } = session;
  if (user.isBlocked) return area === 'suspended' ? proceed : { kind: 'go', to: paths.accountSuspended };
  if (area === 'suspended') return { kind: 'go', to: paths.dashboard };
  if (unverifiedChannel(user)) return area === 'unverified' ? proceed : { kind: 'go', to: codeHref(area, address) };
  // Just verified, Back from a later step, or a bookmark: the account exists, so go on where it stands.
  if (area === 'newcomer' || area === 'unverified') return { kind: 'go', to: nextOf(address) ?? firstPageOf(user) };
  if (area === 'dispatch-partner' && !user.isDispatchPartner && !namesBusiness(address))
    return { kind: 'go', to: loginHref('partners-only') };
  const [path, query] = address.split('?');
  if (path === paths.wallet)
    return { kind: 'go', to: `${user.isNigerian ? paths.walletNg : paths.walletIntl}${query ? `?${query}` : ''}` };
  if (area === 'staff' && !user.isStaff) return { kind: 'go', to: paths.dashboard, notice: 'That page is for Waybill staff' };
  return proceed;
}

/** Nigerians prove their phone, everybody else (and staff) their email; undefined once that is done. */
export function unverifiedChannel(
  user: Pick<EntryUser, 'isNigerian' | 'isStaff' | 'phoneVerified' | 'emailVerified'>,
): 'sms' | 'email' | undefined {
  if (user.isNigerian && !user.isStaff) return user.phoneVerified ? undefined : 'sms';
  return user.emailVerified ? undefined : 'email';
}

/** Home, and nothing wanted of it: a popup in the address is something wanted. */
function isBareHome(address: string): boolean {
  const [path, query] = address.split('?');
  return path === paths.dashboard && !new URLSearchParams(query).has('popup');
}

/** A link to a page of a business by one of its members, who does not act for it yet: ActingLink decides, and comes back without the name. */
function namesBusiness(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).has(businessParameter);
}

function loginHref(reason: LoginReason | undefined, next?: string): string {
  return withQuery(paths.login, { why: reason, next: next === paths.dashboard ? undefined : next });
}

/** The page for the code, which leads on to what was asked for. */
function codeHref(area: Area, address: string): string {
  const next = area === 'newcomer' ? nextOf(address) : address;
  return withQuery(paths.signupPhoneVerification, { next: next === paths.dashboard ? undefined : next });
}

/** Where somebody wanted to go before the entry rules sent them here. */
function nextOf(address: string): string | undefined {
  return safeNext(new URLSearchParams(address.split('?')[1]).get('next'));
}

const stepPages: Readonly<Record<SignupStep, string>> = {
  Identification: paths.signup,
  Password: paths.signup,
  Otp: paths.signupPhoneVerification,
  CreateAccount: paths.signupPhoneVerification,
  BusinessRepInfo: paths.signupBusinessRep,
  Documents: paths.signupDocuments,
  TransactionPin: paths.signupTransactionPin,
};

/** The page after signing in: staff work in the console, everybody else goes on where their account stands. */
export function firstPageOf(user: Pick<EntryUser, 'isStaff' | 'nextSignupStep'>): string {
  return user.isStaff ? paths.ops : signupStepHref(user.nextSignupStep);
}

/** The page of a step of signing up; the dashboard when nothing is missing. */
export function signupStepHref(step: SignupStep | null): string {
  return step === null ? paths.dashboard : stepPages[step];
}
