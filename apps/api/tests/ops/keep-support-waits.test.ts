import { settleSupport } from '@waybill/contract/ops/settle-support';
import { supportAccount } from '@waybill/contract/support/support-account';
import { describe, expect, it } from 'vitest';
import { write } from '../support/chat.ts';
import { answer, useSupportDesk } from './support-desk.ts';

const { world, asking, desk } = useSupportDesk();

/** Who waits and since when, read from the talks themselves. */
const readInTalks = () => world.db<{ roomId: string; since: Date }[]>`
  select message.room_id, min(message.sent_at) as since
  from chat_member as ours join chat_message as message on message.room_id = ours.room_id
  left join support_settled as settled on settled.room_id = ours.room_id
  where ours.user_id = ${supportAccount.id} and message.seq > coalesce(settled.seq, 0) and not exists (
    select from chat_message as answer where answer.room_id = message.room_id and answer.sender_id = ${supportAccount.id} and answer.seq >= message.seq)
  group by message.room_id order by message.room_id`;

const kept = () => world.db<{ roomId: string; since: Date }[]>`select room_id, since from support_wait order by room_id`;

describe('who waits for a word of ours', () => {
  it('is kept by the database as the talks say it, through questions, answers and more questions', async () => {
    const [ada, bayo, chi] = [await asking('Ada'), await asking('Bayo'), await asking('Chi')];
    await write(ada.person, ada.roomId, 'Hello?');
    await answer(desk.ngozi, bayo.roomId, 'Yes');
    await answer(desk.ngozi, chi.roomId, 'Yes');
    await write(chi.person, chi.roomId, 'And the other one?');
    expect((await kept()).map(({ roomId }) => roomId).toSorted()).toEqual([ada.roomId, chi.roomId].toSorted());
    expect(await kept()).toEqual(await readInTalks());
  });

  it('loses nobody who writes while one of us says that no answer is needed', async () => {
    const rooms = await Promise.all(Array.from({ length: 6 }, () => asking('Thank you')));
    await Promise.all(
      rooms.flatMap(({ person, roomId }) => [
        desk.ngozi.call(settleSupport, { params: { roomId }, body: {} }),
        write(person, roomId, 'One more thing'),
        desk.tunde.call(settleSupport, { params: { roomId }, body: {} }),
      ]),
    );
    expect(await kept()).toEqual(await readInTalks());
  });
});
