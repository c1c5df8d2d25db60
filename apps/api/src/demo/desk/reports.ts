import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { demoItems } from '../stories/timeline-items.ts';
import { demoItemId } from '../timeline.ts';
import { hoursBefore, insertAct } from './past-act.ts';

type Reason = 'scam' | 'prohibited' | 'abuse' | 'spam' | 'private' | 'other';

/** Reports about people; with `room`, staff may read the chat of the two. */
const aboutPeople: readonly (readonly [
  by: string,
  about: string,
  reason: Reason,
  message: string,
  hoursAgo: number,
  room?: true,
])[] = [
  ['blessing', 'tari', 'scam', 'He wants 5,000 naira outside of Waybill before he looks for my parcel.', 37.4, true],
  ['emeka', 'sade', 'spam', 'Writes to everybody about a free phone.', 18],
];

/** Reports that ended in a suspension. */
const aboutBayo: readonly (readonly [by: string, message: string, hoursAgo: number])[] = [
  ['chioma', 'Took the money for petrol in cash and never came.', 170],
  ['emeka', 'The same here, two weeks ago.', 160],
];

const aboutPosts: readonly (readonly [by: string, reason: Reason, message: string, hoursAgo: number])[] = [
  ['chioma', 'scam', 'Nobody gives phones away, and nobody should send a PIN.', 19],
  ['ibrahim', 'spam', '', 15],
];

export async function insertReports(tx: Tx, now: Date): Promise<void> {
  for (const [by, about, reason, message, hoursAgo, room] of aboutPeople)
    await tx`insert into user_report ${tx({
      userId: demoId('usr', about),
      reportedBy: demoId('usr', by),
      reason,
      message,
      roomId: room ? demoId('rom', [by, about].sort().join(' ')) : null,
      createdAt: hoursBefore(now, hoursAgo),
    })}`;
  await insertSettled(tx, now);
  const place = demoItems.findIndex(({ by, what }) => by === 'sade' && what === 'post');
  for (const [by, reason, message, hoursAgo] of aboutPosts)
    await tx`insert into timeline_report ${tx({
      reporterId: demoId('usr', by),
      itemId: demoItemId('post', `${place}`),
      reason,
      message,
      createdAt: hoursBefore(now, hoursAgo),
    })}`;
}

async function insertSettled(tx: Tx, now: Date): Promise<void> {
  const handledAt = hoursBefore(now, 144);
  const because = 'Two people paid him in cash for parcels that he never fetched. He has not answered in two days.';
  for (const [by, message, hoursAgo] of aboutBayo)
    await tx`insert into user_report ${tx({
      userId: demoId('usr', 'bayo'),
      reportedBy: demoId('usr', by),
      reason: 'scam',
      message,
      createdAt: hoursBefore(now, hoursAgo),
      handledAt,
      handledBy: demoId('usr', 'ops.femi'),
      outcome: 'suspended',
      because,
    })}`;
  const act = { at: handledAt, by: 'ops.femi', subject: demoId('usr', 'bayo'), about: 'bayo', because } as const;
  await insertAct(tx, { ...act, what: 'suspended' });
  await insertAct(tx, { ...act, what: 'report-closed' });
}
