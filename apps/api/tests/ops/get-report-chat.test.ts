import { createRoom } from '@waybill/contract/chat/create-room';
import { getReportChat } from '@waybill/contract/ops/get-report-chat';
import { describe, expect, it } from 'vitest';
import { write as writeMessage } from '../support/chat.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { actsAbout } from '../support/staff.ts';
import { write } from '../support/timeline.ts';
import { useReportDesk } from './report-desk.ts';

const { world, reportOf, reportOfItem, desk } = useReportDesk();

describe('a reported chat', () => {
  it('is read where one of the two reported it, as far as its end; each first look of a day is written down', async () => {
    const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id: roomId } = (await bola.call(createRoom, { body: { userId: ada.id } })).result;
    for (let number = 1; number <= 21; number += 1) await writeMessage(bola, roomId, `Message ${number}`);
    const reportId = await reportOf(bola, ada, { roomId });
    const look = (staff: Person) => staff.call(getReportChat, { params: { reportId } });
    const { messages } = (await look(desk.ngozi)).result;
    expect(messages).toHaveLength(20);
    expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['Message 2', 'Message 21']);
    expect(messages[0]).toMatchObject({ by: bola.details.username, images: [] });
    await Promise.all([look(desk.ngozi), look(desk.ngozi), look(desk.tunde)]);
    expect((await actsAbout(world, bola.id)).map(({ staffId, what, subject }) => [staffId, what, subject])).toEqual([
      [desk.ngozi.id, 'chat-read', reportId],
      [desk.tunde.id, 'chat-read', reportId],
    ]);
  });

  it('is nobody’s business otherwise', async () => {
    const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
    await bola.call(createRoom, { body: { userId: ada.id } });
    const reportId = await reportOf(bola, ada);
    expect((await desk.ngozi.call(getReportChat, { params: { reportId } })).problem.code).toBe('not_found');
    const item = await reportOfItem(bola, (await write(bola, 'Hello')).result);
    expect((await desk.ngozi.call(getReportChat, { params: { reportId: item } })).problem.code).toBe('not_found');
    expect(await actsAbout(world, bola.id)).toEqual([]);
  });
});
