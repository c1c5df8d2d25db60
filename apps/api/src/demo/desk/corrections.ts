import { keyFor } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { hoursBefore, insertAct } from './past-act.ts';

/** A correction that waits for a second staff member, and one that was rejected. */
export async function insertCorrections(tx: Tx, now: Date): Promise<void> {
  const proposedAt = hoursBefore(now, 20);
  const waiting = {
    id: demoId('cor', 'chioma fee'),
    userId: demoId('usr', 'chioma'),
    direction: 'in',
    amountMinor: '150000',
    currency: 'NGN',
    title: 'A fee that was charged twice',
    because: 'The bank took its fee for the top-up of ₦150,000.00 twice. Its letter is in the mailbox of support.',
    proposedBy: demoId('usr', 'ops.amaka'),
    proposedAt,
    ...requestOf('chioma fee'),
  };
  await tx`insert into money_correction ${tx(waiting)}`;
  const proposed = { by: 'ops.amaka', what: 'correction-proposed' } as const;
  await insertAct(tx, { ...proposed, at: proposedAt, subject: waiting.id, about: 'chioma', because: waiting.because });

  const [askedAt, decidedAt] = [hoursBefore(now, 140), hoursBefore(now, 118)];
  const rejected = {
    id: demoId('cor', 'emeka goodwill'),
    userId: demoId('usr', 'emeka'),
    direction: 'in',
    amountMinor: '550000',
    currency: 'NGN',
    title: 'For the day that was lost',
    because: 'His phones came a day late.',
    state: 'rejected',
    proposedBy: demoId('usr', 'ops.amaka'),
    proposedAt: askedAt,
    decidedBy: demoId('usr', 'ops.femi'),
    decidedAt,
    decisionBecause: 'Late is not lost: the fee was earned. A kind word goes further here.',
    ...requestOf('emeka goodwill'),
    decisionKey: keyFor('demo decision', 'emeka goodwill'),
    decisionHash: keyFor('demo decision details', 'emeka goodwill'),
  };
  await tx`insert into money_correction ${tx(rejected)}`;
  const about = { subject: rejected.id, about: 'emeka' };
  await insertAct(tx, { ...proposed, ...about, at: askedAt, because: rejected.because });
  await insertAct(tx, {
    ...about,
    by: 'ops.femi',
    what: 'correction-rejected',
    at: decidedAt,
    because: rejected.decisionBecause,
  });
}

function requestOf(name: string) {
  return { requestKey: keyFor('demo correction', name), requestHash: keyFor('demo correction details', name) };
}
