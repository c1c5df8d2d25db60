import { mayAct } from '@waybill/contract/businesses/role-table';
import { memberRoles } from '@waybill/contract/businesses/roles';
import type { Call } from '@waybill/contract/call';
import type { KeyScope } from '@waybill/contract/developers/key-scopes';
import { scopeOf } from '@waybill/contract/developers/scope-table';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import type { ProblemCode } from '@waybill/contract/problem';
import { type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import type { World } from '../support/world.ts';

/** The askers, by their relation to the thing; the roles are members of `partner`, who act for it; the keys are programs of `stranger`’s. */
const everyAsker = [
  'nobody',
  'suspended',
  'unverified',
  'stranger',
  'partner',
  'staff',
  'owner',
  'other',
  ...memberRoles,
  'readKey',
  'shipKey',
] as const;
/** What they do in the console; `staff` is an admin. */
const staffInRoles = { staffSupport: 'support', staffChecks: 'checks', staffMoney: 'money', staffLead: 'lead' } as const;
type StaffInRole = keyof typeof staffInRoles;
const namesOfRoles = ['staffSupport', 'staffChecks', 'staffMoney', 'staffLead'] as const satisfies readonly StaffInRole[];

/** Staff without a second factor, with one that this session has not shown, and with one that was shown an hour ago. */
const halfStaff = ['staffWithout', 'staffByPassword', 'staffLongAgo'] as const;
export type Asker = (typeof everyAsker)[number] | (typeof halfStaff)[number] | StaffInRole;

/** Outside the console, all staff are alike. */
export function askersOf({ access }: Call): readonly Asker[] {
  return access.startsWith('staff') ? [...everyAsker, ...halfStaff, ...namesOfRoles] : everyAsker;
}

/** Let through, or refused with this code. Some who are let through get another answer than yes, which is a verdict, too. */
export type Verdict = 'yes' | ProblemCode;

type Somebody = Visitor & { readonly id: string };

export type Cast = { readonly world: World } & Readonly<Record<Exclude<Asker, 'nobody' | 'owner' | 'other'>, Somebody>> & {
    readonly nobody: Visitor;
  };

/** The input of a call. Loosely typed: the contract itself would refuse a wrong one. */
export type Asked = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: File;
};

/** The thing that a call is about, and its people: `owner` and `other` are the two sides of it. */
export type Thing = {
  readonly owner: Somebody;
  readonly other?: Somebody;
  readonly input: Asked | ((asker: { readonly id: string }) => Asked);
};

/** The one who asks, and what exactly. */
export function askedBy(asker: Asker, { owner, other, input }: Thing, cast: Cast): { who: Visitor; asked: Asked } {
  const who = asker === 'owner' ? owner : asker === 'other' ? (other ?? cast.stranger) : cast[asker];
  const id = 'id' in who && typeof who.id === 'string' ? who.id : cast.stranger.id;
  return { who, asked: typeof input === 'function' ? input({ id }) : input };
}

export type Row = {
  readonly call: Call;
  /** Made anew for everybody who is let through: one may have used it up. */
  readonly make: (cast: Cast) => Promise<Thing>;
  readonly verdicts: Readonly<Partial<Record<Asker, Verdict>>>;
};

type Declared = Partial<Record<Asker, Verdict>> & {
  /** Everybody who is a member and has nothing to do with it: stranger, partner, staff. */
  readonly strangers?: Verdict;
};

/** The refusals by the call’s access level, before anybody looks at the thing. */
function atTheGate({ access }: Call): Partial<Record<Asker, Verdict>> {
  if (access === 'public') return {};
  const refused = { nobody: 'not_signed_in', suspended: 'account_suspended' } as const;
  if (access === 'entering') return refused;
  const member = { ...refused, unverified: 'verification_required' } as const;
  if (access === 'dispatch-partner') return { ...member, stranger: 'forbidden', staff: 'forbidden' };
  if (access === 'member') return member;
  // The person whom a staff call is about has no more rights there than anybody else.
  const ours = {
    ...member,
    stranger: 'forbidden',
    partner: 'forbidden',
    owner: 'forbidden',
    other: 'forbidden',
    staff: 'yes',
  } as const;
  if (access === 'staff-entering') return ours;
  const half = { staffWithout: 'second_factor_missing', staffByPassword: 'second_factor_required' } as const;
  return access === 'staff' ? { ...ours, ...half } : { ...ours, ...half, staffLongAgo: 'second_factor_required' };
}

/** One line of the matrix. What the gate decides by itself need not be declared. */
export function row(call: Call, make: (cast: Cast) => Promise<Thing>, declared: Declared): Row {
  const { strangers = 'yes', ...own } = declared;
  const everybody = Object.fromEntries(askersOf(call).map((asker) => [asker, strangers])) as Partial<Record<Asker, Verdict>>;
  const gate = atTheGate(call);
  // Staff whom the gate lets through get the same answer as other staff.
  const half = Object.fromEntries(
    askersOf(call)
      .filter((asker) => asker.startsWith('staff') && asker !== 'staff')
      .map((asker) => [asker, gate[asker] ?? own.staff ?? gate.staff ?? strangers]),
  );
  const verdicts = { ...everybody, owner: 'yes', other: strangers, ...gate, ...half, ...own } as const;
  const byKeys = { readKey: ofKey(call, 'read', verdicts.stranger), shipKey: ofKey(call, 'ship', verdicts.stranger) };
  return {
    call,
    make,
    verdicts: { ...verdicts, ...ofMembers(call, verdicts.partner), ...byKeys, ...ofRoles(call), ...rolesIn(own) },
  };
}

/** Members get the answer that their business gets, where the table of roles lets them ask. */
function ofMembers(call: Call, partner: Verdict | undefined): Partial<Record<Asker, Verdict>> {
  const answer = partner ?? 'yes';
  return Object.fromEntries(
    memberRoles.map((role) => [role, call.access === 'public' || mayAct(role, call) ? answer : 'not_in_role']),
  );
}

/** Our own people are refused what is not for their role, before anybody looks at the thing. */
function ofRoles(call: Call): Partial<Record<Asker, Verdict>> {
  if (call.access !== 'staff' && call.access !== 'staff-confirmed') return {};
  return Object.fromEntries(
    namesOfRoles.filter((name) => !mayInConsole(staffInRoles[name], call)).map((name) => [name, 'not_in_role']),
  );
}

/** A program gets the answer of whoever made its key, where the key’s scope opens the call. */
function ofKey(call: Call, scope: KeyScope, maker: Verdict | undefined): Verdict {
  return call.access === 'public' || scopeOf(call) === scope ? (maker ?? 'yes') : 'not_in_scope';
}

function rolesIn(own: Partial<Record<Asker, Verdict>>): Partial<Record<Asker, Verdict>> {
  return Object.fromEntries(
    Object.entries(own).filter(([asker]) => asker.endsWith('Key') || memberRoles.some((role) => role === asker)),
  );
}

/** The same refusal for everybody. */
export const all = (verdict: Verdict) => ({
  nobody: verdict,
  suspended: verdict,
  unverified: verdict,
  owner: verdict,
  strangers: verdict,
});

/** A call about a new member, who is its owner. */
export const ofSomebody =
  (inputOf: (owner: Person, cast: Cast) => Asked | Promise<Asked>) =>
  async (cast: Cast): Promise<Thing> => {
    const owner = await verifiedPerson(cast.world);
    return { owner, input: await inputOf(owner, cast) };
  };

/** A call about nobody but the caller, or about nothing at all. */
export function own(call: Call, input: Thing['input'] = {}, declared: Declared = {}): Row {
  const whose = {
    'dispatch-partner': 'partner',
    'staff-entering': 'staff',
    staff: 'staff',
    'staff-confirmed': 'staff',
    public: 'stranger',
    entering: 'stranger',
    member: 'stranger',
  } as const;
  return row(call, async (cast) => ({ owner: cast[whose[call.access]], input }), { owner: 'yes', ...declared });
}
