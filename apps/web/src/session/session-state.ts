import type { OwnUser } from '@waybill/contract/users/user-view';

/** The reason why nobody is signed in here, where there is one to show. */
export type SignedOutWhy =
  /** The session was ended elsewhere, or is too old. */
  | 'ended'
  | 'suspended'
  /** Somebody is signed in, but who it is could not be loaded. */
  | 'unreachable';

export type SessionState =
  /** Not known yet: the stored sign-in is being renewed. */
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out'; readonly why?: SignedOutWhy }
  | ({ readonly status: 'signed-in' } & SignedInPerson);

export type SignedInPerson = {
  readonly sessionId: string;
  readonly user: OwnUser;
  /** The server could not be asked: who this is, and all that is shown, is what this browser cached at that time. */
  readonly cachedAt?: number;
};

export const starting: SessionState = { status: 'starting' };
