import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { reportUser } from '@waybill/contract/users/report-user';
import { expect, it } from 'vitest';
import { listReportsNow } from '../../src/ops/list-reports.ts';
import { verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const reports = (withMessages = false) => listReportsNow(world.node.context, { withMessages });

it('our people see what was reported, and what was written only where a room was reported and they ask for it', async () => {
  expect(await reports()).toBe('There are no open reports.');
  const [ada, bola, chi] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
  const writeMessage = async (to: typeof ada, messageText: string) => {
    const { id: roomId } = (await bola.call(createRoom, { body: { userId: to.id } })).result;
    const body = { clientId: randomUUID(), messageText, imageIdList: [] };
    expect((await bola.call(sendMessage, { params: { roomId }, body })).status).toBe(201);
    return roomId;
  };
  for (let number = 1; number <= 20; number += 1) await writeMessage(ada, `Message ${number} of mine`);
  const roomId = await writeMessage(ada, 'Pay me outside');
  await writeMessage(chi, 'Nobody reported this');
  const body = { userId: bola.id, reason: 'scam', message: 'Wants cash\nToday', roomId };
  expect((await ada.call(reportUser, { body })).status).toBe(204);
  expect((await chi.call(reportUser, { body: { userId: bola.id, reason: 'spam' } })).status).toBe(204);
  const { itemType, id } = (await write(bola, 'Send me your PIN')).result;
  await ada.call(reportItem, { body: { itemType, timelineItemId: id, reason: 'abuse', message: 'A trick' } });

  const listed = await reports();
  const [ofRoom = '', ofPerson = '', ofItem = ''] = listed.split('\n\n');
  const nameOf = ({ details }: typeof ada) => details.username;
  expect(ofRoom).toMatch(
    new RegExp(`^\\S+Z  user-\\d+  ${nameOf(bola)} was reported by ${nameOf(ada)}: scam\n      Wants cash\n      Today\n`),
  );
  expect(ofPerson).toContain(`${nameOf(bola)} was reported by ${nameOf(chi)}: spam`);
  expect(ofItem).toContain(`${nameOf(bola)}’s ${id} was reported by ${nameOf(ada)}: abuse\n      A trick\n`);
  expect(ofItem).toContain(`/timeline/post/${itemType}/${id}\n      Send me your PIN`);
  expect(listed).not.toContain('Pay me outside');

  const opened = await reports(true);
  const [start, end] = [opened.indexOf('Message 2 of mine'), opened.indexOf('Pay me outside')];
  expect(start > 0 && start < end).toBe(true);
  expect(opened).not.toContain('Message 1 of mine');
  expect(opened).not.toContain('Nobody reported this');

  await world.db`update user_report set handled_at = now() where reported_by = ${chi.id}`;
  await world.db`update timeline_report set handled_at = now() where item_id = ${id}`;
  expect((await reports()).split('\n\n')).toEqual([ofRoom]);
});
