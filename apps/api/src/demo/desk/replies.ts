import type { ReplyKind } from '@waybill/contract/ops/reply-kinds';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { hoursBefore } from './past-act.ts';

type Saved = { readonly title: string; readonly shortName: string; readonly kinds: readonly ReplyKind[]; readonly body: string };

const saved: readonly Saved[] = [
  {
    title: 'Parcel is late',
    shortName: 'late',
    kinds: ['support'],
    body: 'Hello {{firstName}}, thank you for writing. We have asked the carrier of {{trackingNumber}} where it is, and write to you here as soon as we know. Your money stays in escrow until then.\n{{staffFirstName}}, Waybill',
  },
  {
    title: 'Papers are being looked at',
    shortName: 'papers',
    kinds: ['support'],
    body: 'Good day {{firstName}}. Your papers are with us, and one of us looks at them within a working day. You need not do anything: we write to you as soon as they are checked.',
  },
  {
    title: 'Asked to pay outside of Waybill',
    shortName: 'outside',
    kinds: ['support', 'measure'],
    body: 'Thank you for telling us, {{firstName}}. Please pay nobody outside of Waybill: what is paid here is safe in escrow until your parcel is handed over, and what is paid elsewhere we cannot get back.',
  },
  {
    title: 'Picture of the document is blurred',
    shortName: 'blurred',
    kinds: ['check'],
    body: 'Hello {{firstName}}, we could not read all of your document. Please take the picture by daylight, flat on a table, with all four corners in it. You can send it again at once.',
  },
  {
    title: 'The same offer, many times',
    shortName: 'spam',
    kinds: ['measure'],
    body: 'Hello {{firstName}}, you have posted the same thing many times. Once is enough: whoever looks for it finds it. Please take the others down.',
  },
  {
    title: 'Handed over, as the pictures show',
    shortName: 'shown',
    kinds: ['dispute'],
    body: 'We have looked at what both of you showed. The pictures and the code say that {{carrierFirstName}} handed over {{parcelTitle}} ({{trackingNumber}}), so the fee of {{amount}} goes to {{carrierFirstName}}. Thank you both for your patience.',
  },
];

/** What the team has saved to send again. */
export async function insertReplies(tx: Tx, now: Date): Promise<void> {
  for (const [place, { kinds, ...reply }] of saved.entries()) {
    const [id, changedBy] = [demoId('rpl', reply.shortName), demoId('usr', 'ops.femi')];
    const changedAt = hoursBefore(now, 100 + place * 30);
    await tx`insert into ops_reply ${tx({ id, ...reply, kinds: [...kinds], changedBy, changedAt })}`;
    const about = tx.json({ title: reply.title });
    await tx`insert into ops_act ${tx({ at: changedAt, staffId: changedBy, what: 'reply-written', subject: id, about, because: '' })}`;
  }
}
