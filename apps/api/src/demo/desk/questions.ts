import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { hoursBefore } from './past-act.ts';

type DemoQuestion = {
  readonly sender: string;
  readonly carrier: string;
  readonly side: 'sender' | 'carrier';
  readonly question: string;
  readonly askedHoursAgo: number;
  readonly hours: number;
  readonly answered?: { readonly words: string; readonly hoursAgo: number };
};

/** To sides of the two disputes: one was answered, one waits. */
const questions: readonly DemoQuestion[] = [
  {
    sender: 'adaeze',
    carrier: 'tunde',
    side: 'carrier',
    question: 'How did the blender travel, and was anything put on top of it?',
    askedHoursAgo: 40,
    hours: 24,
    answered: { words: 'Behind the seat of the driver, upright, with my own bag beside it. Nothing was on top.', hoursAgo: 31 },
  },
  {
    sender: 'blessing',
    carrier: 'tari',
    side: 'carrier',
    question: 'At which gate did you leave the vase, and who opened it? A photo of the street would help.',
    askedHoursAgo: 7,
    hours: 24,
  },
];

/** What our people asked about disputes, with the times it would have had. */
export async function insertQuestions(tx: Tx, now: Date): Promise<void> {
  for (const { sender, carrier, side, question, askedHoursAgo, hours, answered } of questions) {
    const askedAt = hoursBefore(now, askedHoursAgo);
    const [asked] = await tx<{ trackingId: string }[]>`
      insert into order_question (id, order_id, side, asked_by, question, asked_at, answer_by, state, ended_at, answer)
      select ${demoId('oqn', `${sender} ${carrier}`)}, id, ${side}, ${demoId('usr', 'ops.amaka')}, ${question}, ${askedAt},
        ${hoursBefore(askedAt, -hours)}, ${answered ? 'answered' : 'open'}, ${answered ? hoursBefore(now, answered.hoursAgo) : null},
        ${answered?.words ?? ''}
      from delivery_order where status = 8 and sender_id = ${demoId('usr', sender)} and carrier_id = ${demoId('usr', carrier)}
      returning (select tracking_id from delivery_order where id = order_id) as tracking_id`;
    if (!asked) throw new Error(`${sender} and ${carrier} have nothing in dispute`);
    const userId = demoId('usr', side === 'sender' ? sender : carrier);
    const act = { at: askedAt, staffId: demoId('usr', 'ops.amaka'), what: 'side-asked', subject: asked.trackingId, userId };
    await tx`insert into ops_act ${tx({ ...act, about: tx.json({ side, hours }), because: '' })}`;
  }
}
