import { kindsFor, mayDecide } from '@waybill/contract/ops/case-calls';
import type { CaseKind, CaseName } from '@waybill/contract/ops/case-kinds';
import { staffRoleNames } from '@waybill/contract/ops/staff-roles';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';
import { momentWords } from './moment-words.ts';
import { type HoldRow, lockHold } from './storage/holds.ts';
import { namedRefusal } from './telling-who.ts';

/** The kinds of cases that the caller may hold and decide. */
export function kindsOf({ staffRole }: Caller): readonly CaseKind[] {
  return staffRole ? kindsFor(staffRole) : [];
}

/** The path of a case says what it is about: the gate has asked who works here, this asks who decides about such things. */
export function requireKind({ staffRole }: Caller, kind: CaseKind): void {
  if (!staffRole || !mayDecide(staffRole, kind))
    throw new Problem(
      'not_in_role',
      `You are ${staffRole ? staffRoleNames[staffRole] : 'not of our staff'}: that is not for your role.`,
    );
}

export const isLead = ({ staffRole }: Caller) => staffRole === 'lead' || staffRole === 'admin';

/** Refuses to hold what does not wait any longer, and says who has dealt with it, if one of us has. */
export function notWaiting(tx: Tx, { kind, id }: CaseName, staffId: string): Promise<Problem> {
  const refusal = new Problem('no_longer_open', 'This does not wait any longer: somebody has dealt with it.');
  return namedRefusal(tx, { kind, id, staffId }, refusal);
}

/** Refuses to answer a room of support that waits for no word of ours, and says who was faster, if one of us was. */
export function waitsNoLonger(tx: Tx, roomId: string, staffId: string): Promise<Problem> {
  const refusal = new Problem('already_decided', 'They wait for no word of ours any longer.');
  return namedRefusal(tx, { kind: 'support', id: roomId, staffId }, refusal);
}

export function heldByAnother({ fullName, heldSince }: Pick<HoldRow, 'fullName' | 'heldSince'>): Problem {
  return new Problem('already_taken', `${fullName} holds this since ${momentWords(heldSince)}.`);
}

/** In the transaction of an answer to somebody: refused while a colleague holds the case. The command line (null) asks nobody. */
export async function refuseHeld(tx: Tx, staffId: string | null, name: CaseName): Promise<void> {
  const hold = await lockHold(tx, name);
  if (hold && staffId !== null && hold.heldBy !== staffId) throw heldByAnother(hold);
}
