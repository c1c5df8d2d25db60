import { mayAct } from '@waybill/contract/businesses/role-table';
import type { Call } from '@waybill/contract/call';
import { openStream } from '@waybill/contract/realtime/open-stream';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Asking, Gate } from '../../platform/http/register-routes.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { MayListen } from '../../platform/realtime/pump.ts';
import type { AccessTokens } from './access-tokens.ts';
import { hashOfKey, isKey, keyOver, refusalOfKey } from './api-keys.ts';
import {
  grantsOf,
  grantsOfBusiness,
  notActing,
  type Restricted,
  refusalOf,
  refusalOfBusiness,
  refusalOfRestriction,
  refusalOfStaffRole,
  roleForbids,
  type SessionStatus,
} from './policies.ts';
import { type ApiKey, findApiKey } from './storage/api-keys.ts';
import { findMembership, type Membership } from './storage/memberships.ts';
import { findSessionStatus } from './storage/sessions.ts';

/** Sent with a user id when the status, a session or a membership of that account changed: every node drops its cached entries. */
export const accountStatusChannel = 'account_status';

const rememberMs = 5_000;
const rememberedTokens = 20_000;

/** A caller, and what is closed to them for now. */
type Known = Restricted & { readonly caller: Caller };

type Remembered = Known & { readonly until: number };

type RememberedKey = { readonly key: ApiKey; readonly until: number };

type Asked = Pick<Call, 'method' | 'path' | 'access'>;

/** Whoever acts for a business is a member first, whatever the call. */
const asMember: Asked = { method: 'GET', path: '', access: 'member' };

type Remembering = { readonly membership: Membership; readonly until: number };

type GateHouse = {
  readonly gate: Gate;
  readonly mayListen: MayListen;
  /** Calls back with whose status, sessions or memberships changed; without a name where some changes may have been missed. */
  watch(onChange: (userId?: string) => void): void;
  stop(): Promise<void>;
};

/**
 * Turns a bearer token into a caller. A node caches an answer for five seconds at most, and drops it at once when a change is
 * reported on the channel; cut off from the channel, it is those five seconds late at most.
 */
export async function createGate(db: Database, accessTokens: AccessTokens): Promise<GateHouse> {
  const remembered = new Map<string, Remembered>();
  const memberships = new Map<string, Remembering>();
  const keys = new Map<string, RememberedKey>();
  const watchers: ((userId?: string) => void)[] = [];
  let changesSeen = 0;
  const listening = await db.listen(
    accountStatusChannel,
    (userId) => {
      changesSeen += 1;
      for (const [token, { caller }] of remembered) if (caller.userId === userId) remembered.delete(token);
      for (const [hash, { key }] of keys) if (key.userId === userId) keys.delete(hash);
      for (const [key] of memberships) if (key.split(' ').includes(userId)) memberships.delete(key);
      for (const onChange of watchers) onChange(userId);
    },
    // Called again after every reconnection: changes in between were missed.
    () => {
      changesSeen += 1;
      remembered.clear();
      memberships.clear();
      keys.clear();
      for (const onChange of watchers) onChange();
    },
  );

  function recall(token: string): Known | undefined {
    const known = remembered.get(token);
    return known && known.until > Date.now() ? known : undefined;
  }

  async function identify(token: string): Promise<{ caller: Caller; accountStatus: SessionStatus }> {
    const claims = await accessTokens.read(token);
    if (!claims) throw new Problem('not_signed_in', 'Please sign in again.');
    const changesBefore = changesSeen;
    const accountStatus = await findSessionStatus(db, claims.userId, claims.sessionId);
    if (!accountStatus) {
      remembered.delete(token);
      throw new Problem('session_ended', 'This session has ended. Please sign in again.');
    }
    const caller: Caller = {
      userId: claims.userId,
      sessionId: claims.sessionId,
      grants: grantsOf(accountStatus),
      staffRole: accountStatus.staffRole ?? undefined,
    };
    // A status that was read before a change heard meanwhile may be old: good for this call, not to be cached.
    if (changesSeen !== changesBefore) return { caller, accountStatus };
    if (remembered.size >= rememberedTokens) remembered.clear();
    remembered.set(token, {
      caller,
      restriction: accountStatus.restriction,
      until: Math.min(Date.now() + rememberMs, claims.expiresAt.getTime()),
    });
    return { caller, accountStatus };
  }

  async function lookUp(personId: string, businessId: string): Promise<Membership | undefined> {
    const key = `${personId} ${businessId}`;
    const changesBefore = changesSeen;
    const membership = await findMembership(db, personId, businessId);
    memberships.delete(key);
    if (!membership || changesSeen !== changesBefore) return membership;
    if (memberships.size >= rememberedTokens) memberships.clear();
    memberships.set(key, { membership, until: Date.now() + rememberMs });
    return membership;
  }

  async function lookUpKey(secret: string): Promise<ApiKey | undefined> {
    const hash = hashOfKey(secret);
    const name = hash.toString('base64url');
    const known = keys.get(name);
    if (known && known.until > Date.now()) return known.key;
    const changesBefore = changesSeen;
    const key = await findApiKey(db, hash);
    keys.delete(name);
    if (!key || changesSeen !== changesBefore) return key;
    if (keys.size >= rememberedTokens) keys.clear();
    const endsAt = key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    keys.set(name, { key, until: Math.min(Date.now() + rememberMs, endsAt) });
    return key;
  }

  /** A program: it may do what its key says and whoever made the key may do themselves. */
  async function admitKey(secret: string, { call, businessId, ip, onKey }: Asking): Promise<Caller> {
    const key = await lookUpKey(secret);
    if (!key) throw keyOver();
    onKey?.(key.id);
    const refusal = refusalOfKey(key, call, ip);
    if (refusal) throw refusal;
    const { id, userId, isTest } = key;
    const status = { ...key, staffRole: null, hasSecondFactor: false, isFactorShown: false, isFactorFresh: false };
    const person: Caller = { userId, sessionId: id, grants: grantsOf(status), key: { id, isTest } };
    if (!person.grants.has('member')) throw refusalOf(status, 'member');
    if (businessId !== undefined && businessId !== key.businessId) throw notActing();
    const known = { caller: person, restriction: key.restriction };
    if (key.businessId !== null) return actFor(known, key.businessId, call);
    // Public calls ask for nothing, and come here only to learn whose test world is meant.
    if (call.access !== 'public' && !person.grants.has(call.access)) throw refusalOf(status, call.access);
    const closed = refusalOfRestriction(key.restriction, call);
    if (closed) throw closed;
    return person;
  }

  /** From a person who is known to the one who acts for a business, if they may make this call for it. */
  async function actFor({ caller: person, restriction }: Known, businessId: string, call: Call): Promise<Caller> {
    const known = memberships.get(`${person.userId} ${businessId}`);
    const recalled = known && known.until > Date.now() ? known.membership : undefined;
    const isPublic = call.access === 'public';
    const isEnough = (one: Membership) =>
      isPublic ||
      (mayAct(one.role, call) && grantsOfBusiness(one).has(call.access) && !refusalOfRestriction(one.restriction, call));
    // Nothing is refused from the cache: somebody whose role was just changed on another node may go on at once.
    const membership = recalled && isEnough(recalled) ? recalled : await lookUp(person.userId, businessId);
    if (!membership) throw notActing();
    if (!isPublic && !mayAct(membership.role, call)) throw roleForbids(membership.role);
    const grants = grantsOfBusiness(membership);
    if (!isPublic && !grants.has(call.access)) throw refusalOfBusiness();
    const closed = refusalOfRestriction(restriction, call) ?? refusalOfRestriction(membership.restriction, call, 'business');
    if (closed) throw closed;
    return { ...person, userId: businessId, grants, member: { personId: person.userId, role: membership.role } };
  }

  const gate: Gate = async (authorization, asking) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (!token) throw new Problem('not_signed_in', 'Please sign in first.');
    if (isKey(token)) return admitKey(token, asking);
    const { call, businessId } = asking;
    if (businessId === undefined) return (await admit(token, call, call)).caller;
    // Whoever acts for a business is a member of ours themselves; what the call needs beyond that, the business has.
    return actFor(await admit(token, asMember, call), businessId, call);
  };

  /** What somebody asks for, and the call itself: whoever acts for a business asks as a member. */
  async function admit(token: string, asked: Asked, call: Asked): Promise<Known> {
    const known = recall(token);
    if (
      known?.caller.grants.has(asked.access) &&
      !refusalOfStaffRole(known.caller.staffRole, asked) &&
      !refusalOfRestriction(known.restriction, call)
    )
      return known;
    // No call is refused from the cache: an account that was just verified on another node may go on at once.
    const { caller, accountStatus } = await identify(token);
    if (!caller.grants.has(asked.access)) throw refusalOf(accountStatus, asked.access);
    const refusal = refusalOfStaffRole(caller.staffRole, asked) ?? refusalOfRestriction(accountStatus.restriction, call);
    if (refusal) throw refusal;
    return { caller, restriction: accountStatus.restriction };
  }

  const mayListen: MayListen = async ({ userId, sessionId, member }) => {
    const accountStatus = await findSessionStatus(db, member?.personId ?? userId, sessionId);
    if (!accountStatus) return false;
    if (!member) return grantsOf(accountStatus).has('entering');
    const membership = await findMembership(db, member.personId, userId);
    return (
      membership !== undefined &&
      grantsOf(accountStatus).has('member') &&
      grantsOfBusiness(membership).has(openStream.access) &&
      mayAct(membership.role, openStream)
    );
  };

  return { gate, mayListen, watch: (onChange) => void watchers.push(onChange), stop: () => listening.unlisten() };
}
