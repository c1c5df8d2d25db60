import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { replaceProfileImage } from '../../files/index.ts';
import { forgetIdentity, lockToLeave, requireConfirmation } from '../../identity/index.ts';
import type { Forget, UsersContext } from '../context.ts';
import { type Forgetter, forgetters } from '../personal-data/table-card.ts';
import { blankAppeals } from '../storage/appeals.ts';
import { anonymiseProfile, blankReportsBy, forgetReferrer } from '../storage/leaving.ts';
import { blankMeasures } from '../storage/measures.ts';
import { lockProfile } from '../storage/profiles.ts';

/**
 * Closes an account for good. It is locked first: an act that would give it an order or money waits, and then finds it gone.
 * Then every module may object, and then every module forgets the member, in one transaction.
 */
export function deactivateUser({ db, leaving }: UsersContext, caller: Caller): Promise<void> {
  const { userId } = caller;
  return transact(db, async (tx) => {
    const leaver = await lockToLeave(tx, userId);
    if (!leaver || leaver.hasLeft) return;
    if (leaver.isStaff)
      throw new Problem('forbidden', 'Our own people leave Waybill after an operator has ended their work for us.');
    await requireConfirmation(tx, caller);
    for (const check of leaving.mayLeave) await check(tx, userId);
    // While the profile still has the name that others have to forget.
    const forget: Readonly<Record<Forgetter, Forget>> = { ...leaving.forget, users: forgetPerson, identity: forgetIdentity };
    for (const who of forgetters) await forget[who](tx, userId);
  });
}

async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  forgetReferrer(tx, userId);
  blankReportsBy(tx, userId);
  blankMeasures(tx, userId);
  blankAppeals(tx, userId);
  lockProfile(tx, userId);
  await replaceProfileImage(tx, userId, null);
  anonymiseProfile(tx, userId);
}
