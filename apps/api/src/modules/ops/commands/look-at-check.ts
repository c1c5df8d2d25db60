import { transact } from '../../../platform/db/database.ts';
import { findCheckForStaff, noSuchCheck } from '../../kyc/index.ts';
import type { OpsContext } from '../context.ts';
import { recordLook } from '../storage/acts.ts';

/** Documents are looked at by people with a name: it is written down before anything is shown, once a day for each check. */
export async function lookAtCheck({ db }: OpsContext, staffId: string, checkId: string): Promise<void> {
  await transact(db, async (tx) => {
    const check = await findCheckForStaff(tx, checkId);
    if (!check) throw noSuchCheck();
    await recordLook(tx, { staffId, what: 'identity-looked-at', subject: checkId, userId: check.userId });
  });
}
