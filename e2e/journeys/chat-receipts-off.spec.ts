import { randomUUID } from 'node:crypto';
import { getRoom } from '@waybill/contract/chat/get-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { updateUser } from '@waybill/contract/users/update-user';
import { bubble, enterRoom, expectMessages, expectState, newConversation, writeMessage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';

test('whoever shows no read receipts sees none, and is not seen reading; that it arrived is seen', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  await tolu.as.call(updateUser, { body: { showReadReceipts: false } });
  const his = await (await newBrowser()).newPage();
  await Promise.all([enterRoom(page, amina, roomId), enterRoom(his, tolu, roomId)]);

  await writeMessage(page, 'Did you see this?');
  await expectMessages(his, ['Did you see this?']);
  await expectState(page, 'Did you see this?', 'Delivered');
  await writeMessage(his, 'Maybe');
  await expectMessages(page, ['Did you see this?', 'Maybe']);
  const params = { roomId };
  await expect.poll(async () => (await amina.as.call(getRoom, { params })).readSeq, 'she has read it').toBe(2);
  await expectState(his, 'Maybe', 'Delivered');
  await expect.poll(async () => (await tolu.as.call(getRoom, { params })).readSeq, 'he has read it').toBeGreaterThan(0);
  await page.reload();
  await expectState(page, 'Did you see this?', 'Delivered');
  await expect(bubble(page, 'Did you see this?').getByTitle('Read')).toHaveCount(0);
  await expectState(his, 'Maybe', 'Delivered');

  await tolu.as.call(updateUser, { body: { showReadReceipts: true } });
  const body = { clientId: randomUUID(), messageText: 'Now you can see it', imageIdList: [] };
  await amina.as.call(sendMessage, { params, body });
  await expectState(page, 'Now you can see it', 'Read');
});
