import { supportAccount } from '@waybill/contract/support/support-account';
import { recordPastChat } from '../../modules/chat/index.ts';
import { ensureSupportAccount } from '../../modules/support/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { hoursBefore, insertAct } from './past-act.ts';

type Line = readonly [by: 'them' | 'ops.amaka' | 'ops.femi', hoursAgo: number, text: string];

/** Conversations with support: two wait for an answer, one has theirs. */
const rooms: Readonly<Record<string, readonly Line[]>> = {
  maria: [
    ['them', 52, 'Hello! Can I pay for a parcel inside Nigeria with my dollars?'],
    ['ops.amaka', 51.5, 'Hello Maria! You pay in the currency of your wallet, also for parcels that stay in Nigeria.'],
    ['ops.amaka', 51.4, 'The traveller sees your price in dollars before they say yes.'],
    ['them', 51, 'Perfect, thank you for the quick answer.'],
    ['ops.amaka', 50.9, 'Any time. Greetings to Lisbon.'],
  ],
  blessing: [
    ['them', 36.5, 'I have reported Tari, who wants money outside of Waybill. What happens with my vase now?'],
    ['ops.femi', 35, 'Thank you for not paying. The fee is frozen while we look at both sides. We write to you here.'],
    ['them', 7, 'Ejiro has asked the neighbours. One of them saw a man on a bike take the box away again.'],
  ],
  ibrahim: [['them', 4.5, 'Good day. My papers are with you since this morning. How long does it take, please?']],
};

export async function insertSupportRooms(tx: Tx, now: Date): Promise<void> {
  await ensureSupportAccount(tx);
  for (const [username, lines] of Object.entries(rooms)) {
    const [userId, idOf] = [demoId('usr', username), (place: number) => demoId('msg', `support ${username} ${place}`)];
    const isWaiting = lines.at(-1)?.[0] === 'them';
    await recordPastChat(tx, {
      roomId: demoId('rom', `support ${username}`),
      userIds: [userId, supportAccount.id],
      messages: lines.map(([by, hoursAgo, text]) => ({
        by: by === 'them' ? userId : supportAccount.id,
        text,
        at: hoursBefore(now, hoursAgo),
        imageIds: [],
      })),
      unread: new Map([[supportAccount.id, isWaiting ? 1 : 0]]),
      idOf,
    });
    for (const [place, [by, hoursAgo]] of lines.entries()) {
      if (by === 'them') continue;
      const at = hoursBefore(now, hoursAgo);
      await tx`insert into support_answer ${tx({ messageId: idOf(place), staffId: demoId('usr', by), at })}`;
      await insertAct(tx, { at, by, what: 'support-answered', subject: demoId('rom', `support ${username}`), about: username });
    }
  }
}
