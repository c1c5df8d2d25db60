import type { Call } from '@waybill/contract/call';
import type { ProblemCode } from '@waybill/contract/problem';
import type { Visitor } from '../support/visitor.ts';
import type { World } from '../support/world.ts';

/** Who asks, and how they stand to the thing. */
export const askers = ['nobody', 'suspended', 'unverified', 'stranger', 'partner', 'staff', 'owner', 'other'] as const;
export type Asker = (typeof askers)[number];

/** Let through, or refused with this code. Some who are let through are told another thing than yes: that is said, too. */
export type Verdict = 'yes' | ProblemCode;

export type Somebody = Visitor & { readonly id: string };

export type Cast = { readonly world: World } & Readonly<Record<Exclude<Asker, 'nobody' | 'owner' | 'other'>, Somebody>> & {
    readonly nobody: Visitor;
  };

/** What is sent: whatever the contract says of it, a wrong one would not be let through. */
export type Asked = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: File;
};

/** What is asked for, and who has to do with it: `owner` and `other` are the two sides of it. */
export type Thing = {
  readonly owner: Somebody;
  readonly other?: Somebody;
  readonly input: Asked | ((asker: { readonly id: string }) => Asked);
};

export type Row = {
  readonly call: Call;
  /** Made anew for everybody who is let through: one may have used it up. */
  readonly make: (cast: Cast) => Promise<Thing>;
  readonly verdicts: Readonly<Record<Asker, Verdict>>;
};

type Declared = Partial<Record<Asker, Verdict>> & {
  /** Everybody who is a member and has nothing to do with it: stranger, partner, staff. */
  readonly strangers?: Verdict;
};

/** What each asker is told before anybody looks at the thing. */
function atTheGate({ access }: Call): Partial<Record<Asker, Verdict>> {
  if (access === 'public') return {};
  const refused = { nobody: 'not_signed_in', suspended: 'account_suspended' } as const;
  if (access === 'entering') return refused;
  const member = { ...refused, unverified: 'verification_required' } as const;
  if (access === 'dispatch-partner') return { ...member, stranger: 'forbidden', staff: 'forbidden' };
  if (access !== 'staff') return member;
  // Whoever it is about has no more to say there than anybody else.
  return { ...member, stranger: 'forbidden', partner: 'forbidden', owner: 'forbidden', other: 'forbidden', staff: 'yes' };
}

/** One line of the matrix. What the gate decides by itself need not be declared. */
export function row(call: Call, make: (cast: Cast) => Promise<Thing>, declared: Declared): Row {
  const { strangers = 'yes', ...said } = declared;
  const everybody = Object.fromEntries(askers.map((asker) => [asker, strangers])) as Record<Asker, Verdict>;
  return { call, make, verdicts: { ...everybody, owner: 'yes', other: strangers, ...atTheGate(call), ...said } };
}

/** A call about nobody but the caller, or about nothing at all. */
export function own(call: Call, input: Thing['input'] = {}, declared: Declared = {}): Row {
  const whose = {
    'dispatch-partner': 'partner',
    staff: 'staff',
    public: 'stranger',
    entering: 'stranger',
    member: 'stranger',
  } as const;
  return row(call, async (cast) => ({ owner: cast[whose[call.access]], input }), { owner: 'yes', ...declared });
}
