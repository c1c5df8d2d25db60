import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { hoursBefore, insertAct } from './past-act.ts';

/** What Bayo says against his suspension, which waits for an answer; and an appeal that was answered. */
export async function insertAppeals(tx: Tx, now: Date): Promise<void> {
  // When the reports about him were closed.
  const suspension = {
    ...measureOf('bayo', 'suspension'),
    reason: 'scam',
    toldAs: 'Two people say that they paid you in cash for petrol and never saw you again.',
    setBy: demoId('usr', 'ops.femi'),
    setAt: hoursBefore(now, 144),
  };
  await tx`insert into measure ${tx(suspension)}`;
  await tx`insert into appeal ${tx({
    ...appealOf(suspension),
    says: 'My phone was stolen on the 10th, and whoever has it wrote to both of them. I went to the police the same day and can send the paper.',
    madeAt: hoursBefore(now, 7),
  })}`;

  const warning = {
    ...measureOf('sade', 'warning'),
    reason: 'spam',
    toldAs: 'You wrote the same to twelve people within an hour.',
    setBy: demoId('usr', 'ops.femi'),
    setAt: hoursBefore(now, 290),
    readAt: hoursBefore(now, 280),
  };
  await tx`insert into measure ${tx(warning)}`;
  const because = 'Twelve people, the same words, three of them asked her to stop.';
  const warned = { by: 'ops.femi', what: 'warned', subject: warning.userId, about: 'sade', because } as const;
  await insertAct(tx, { ...warned, at: warning.setAt });
  const answered = {
    ...appealOf(warning),
    says: 'They are all my customers and I only told them my new number.',
    madeAt: hoursBefore(now, 278),
    decidedAt: hoursBefore(now, 260),
    decidedBy: demoId('usr', 'ops.amaka'),
    outcome: 'stands',
    toldAs: 'Three of the twelve had asked you before not to write to them. A warning closes nothing; please mind it.',
  };
  await tx`insert into appeal ${tx(answered)}`;
  await insertAct(tx, {
    at: answered.decidedAt,
    by: 'ops.amaka',
    what: 'appeal-rejected',
    subject: answered.id,
    about: 'sade',
    because: 'Femi was right: three of them are not her customers.',
  });
}

const measureOf = (username: string, kind: 'suspension' | 'warning') => ({
  id: demoId('msr', `${username} ${kind}`),
  userId: demoId('usr', username),
  kind,
});

const appealOf = ({ id, userId, setBy }: { readonly id: string; readonly userId: string; readonly setBy: string }) => ({
  id: demoId('apl', id),
  measureId: id,
  userId,
  measureSetBy: setBy,
});
