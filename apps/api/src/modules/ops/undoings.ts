import type { ActName } from '@waybill/contract/ops/list-acts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { accountStatusChanged, restrictAccount, suspendAccount } from '../identity/index.ts';
import { undoCheckDecision } from '../kyc/index.ts';
import { unsettleRoom } from '../support/index.ts';
import { reopenItemReports } from '../timeline/index.ts';
import { markSuspensionKept, markSuspensionLifted, putMeasureBack, reopenReports, takeBackMeasure } from '../users/index.ts';
import { lockSomebody } from './commands/suspend-person.ts';
import type { OpsContext } from './context.ts';
import { type ActToUndo, findBegunSince } from './storage/undoings.ts';

type Undo = (context: OpsContext, tx: Tx, act: ActToUndo, staffId: string) => Promise<void>;

/** What the person reads. */
const tookBack = 'We took that back: it does not count.';

const notAsItWas = () => new Problem('already_decided', 'It is not any more as it was when this was decided.');

const personOf = ({ id, userId }: ActToUndo): string => {
  if (userId === null) throw new Error(`The act ${id} is about nobody`);
  return userId;
};

const undoMeasure: Undo = async (context, tx, act, staffId) => {
  const userId = personOf(act);
  await lockSomebody(tx, { staffId, userId });
  const lifted = await takeBackMeasure(context, tx, String(act.about.measureId), { by: staffId, toldAs: tookBack });
  if (!lifted) throw notAsItWas();
  if (lifted.kind === 'restriction') await restrictAccount(tx, userId, null);
};

const undoLifting: Undo = async (context, tx, act, staffId) => {
  const userId = personOf(act);
  const account = await lockSomebody(tx, { staffId, userId });
  const kept = await putMeasureBack(context, tx, String(act.about.measureId));
  if (!kept || account.blockedAt !== null) throw notAsItWas();
  if (kept.kind === 'restriction') await restrictAccount(tx, userId, kept);
};

const undoSuspension: Undo = async ({ publish }, tx, act, staffId) => {
  const userId = personOf(act);
  const account = await lockSomebody(tx, { staffId, userId });
  if (account.blockedAt === null) throw notAsItWas();
  await suspendAccount(tx, userId, false);
  markSuspensionLifted(tx, userId, { by: staffId, toldAs: tookBack });
  publish(tx, accountStatusChanged, { userId, isSuspended: false, toldAs: tookBack });
};

const undoRestoration: Undo = async ({ publish }, tx, act, staffId) => {
  const userId = personOf(act);
  const account = await lockSomebody(tx, { staffId, userId });
  if (account.blockedAt !== null) throw notAsItWas();
  await suspendAccount(tx, userId, true);
  markSuspensionKept(tx, userId, act.at);
  publish(tx, accountStatusChanged, { userId, isSuspended: true, toldAs: 'We took back that your account was restored.' });
};

const undoCheck: Undo = async (context, tx, act) => {
  const begun = act.what === 'identity-accepted' ? await findBegunSince(tx, personOf(act), act.at) : undefined;
  if (begun) throw new Problem('already_decided', `${begun}, as somebody who is checked. It cannot be taken back any more.`);
  await undoCheckDecision(context, tx, act.subject);
};

/** Of some the author may have said it anew meanwhile: those wait already. */
const undoClosing: Undo = async (_, tx, { about }) => {
  const ids = Array.isArray(about.reports) ? about.reports.map(String) : [];
  const numbers = (kind: string) => ids.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length));
  const opened = [...(await reopenReports(tx, numbers('user-'))), ...(await reopenItemReports(tx, numbers('item-')))];
  if (opened.length === 0) throw notAsItWas();
};

const undoSettling: Undo = (_, tx, { subject, about }) => unsettleRoom(tx, subject, Number(about.settledBefore ?? 0));

const undoDismissal: Undo = async ({ settleFailed }, tx, { about }) => {
  if (await settleFailed(tx, String(about.jobId), 'bring-back')) return;
  throw new Problem('already_decided', 'Its copy is gone: it cannot be brought back.');
};

/** How each act is taken back, within one transaction. A claim that was looked into waits again as soon as that does not count. */
export const undoings: Partial<Readonly<Record<ActName, Undo>>> = {
  warned: undoMeasure,
  restricted: undoMeasure,
  suspended: undoSuspension,
  'warning-lifted': undoLifting,
  'restriction-lifted': undoLifting,
  restored: undoRestoration,
  'identity-accepted': undoCheck,
  'identity-refused': undoCheck,
  'report-closed': undoClosing,
  'support-settled': undoSettling,
  'job-dismissed': undoDismissal,
};
