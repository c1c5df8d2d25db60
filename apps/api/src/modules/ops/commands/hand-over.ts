import { randomUUID } from 'node:crypto';
import { mayDecide } from '@waybill/contract/ops/case-calls';
import { type CaseKind, type CaseName, caseKinds } from '@waybill/contract/ops/case-kinds';
import { staffRoleNames } from '@waybill/contract/ops/staff-roles';
import { type Tx, transact } from '../../../platform/db/database.ts';
import type { OpsContext } from '../context.ts';
import { findColleague } from '../find-colleague.ts';
import { recordAct } from '../storage/acts.ts';
import { endHold, lockHold, takeHold } from '../storage/holds.ts';
import { findWaitingCases } from '../storage/waiting-cases.ts';
import { insertCalling } from './write-note.ts';

type Handed = { readonly kind: CaseKind; readonly id: string; readonly note?: string | undefined };

type HandOver = {
  readonly staffId: string;
  /** Nobody: back to the queues. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  readonly cases: readonly Handed[];
};

export type HandedOver = CaseName & { readonly isHandedOver: boolean; readonly why: string };

/**
 * The end of a shift, in one transaction: what one holds goes to a colleague or back, each with its note. What cannot is said with its reason and
 * stays where it is. Holds are locked in one order, so that two who hand over to each other do not wait for each other for good.
 */
export function handOver({ db }: Pick<OpsContext, 'db'>, { staffId, to, note, cases }: HandOver): Promise<HandedOver[]> {
  return transact(db, async (tx) => {
    const [colleague, waiting] = await Promise.all([
      to === undefined ? null : findColleague(tx, to),
      findWaitingCases(tx, cases),
    ]);
    const refusal = async (name: CaseName): Promise<string> => {
      if ((await lockHold(tx, name))?.heldBy !== staffId) return 'You do not have it any longer.';
      if (!colleague) return '';
      if (!mayDecide(colleague.role, name.kind))
        return `${colleague.fullName} is ${staffRoleNames[colleague.role]}: that is not for their role.`;
      const isAboutThem = waiting.some(({ kind, id, userId }) => kind === name.kind && id === name.id && userId === colleague.id);
      return isAboutThem ? `It is about ${colleague.fullName}: somebody else has to decide it.` : '';
    };
    const done: HandedOver[] = [];
    for (const { note: own, ...name } of inOrder(cases)) {
      const why = await refusal(name);
      if (why === '') await give(tx, { staffId, name, to, note: own || note });
      done.push({ ...name, isHandedOver: why === '', why });
    }
    return done;
  });
}

/** Each case once, in the order of locks. */
function inOrder(cases: readonly Handed[]): Handed[] {
  const once = new Map(cases.map((handed) => [`${handed.kind} ${handed.id}`, handed]));
  return [...once.values()].sort(
    (one, other) => caseKinds.indexOf(one.kind) - caseKinds.indexOf(other.kind) || (one.id < other.id ? -1 : 1),
  );
}

type Given = {
  readonly staffId: string;
  readonly name: CaseName;
  readonly to: string | undefined;
  readonly note: string | undefined;
};

async function give(tx: Tx, { staffId, name, to, note }: Given): Promise<void> {
  if (to === undefined) await endHold(tx, name);
  else await takeHold(tx, name, to, 'anybody');
  const what = to === undefined ? 'case-released' : 'case-handed-over';
  await recordAct(tx, { staffId, what, subject: name.id, userId: to ?? null, about: { kind: name.kind } });
  if (note) await insertCalling(tx, { staffId, name, body: note, requestKey: randomUUID() });
}
