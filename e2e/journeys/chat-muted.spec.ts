import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { sendTyping } from '@waybill/contract/chat/send-typing';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { updateUser } from '@waybill/contract/users/update-user';
import { enterRoom, expectMessages, newChatMember, newConversation, stored, writeMessage, writing } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, behindTheScenes } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter, expectDashboard } from '../support/signing-in.ts';

test('somebody is muted from the room: their messages are taken, wait without a sound, and are there after unmuting', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const his = await (await newBrowser()).newPage();
  await Promise.all([enterRoom(page, amina, roomId), enterRoom(his, tolu, roomId)]);
  await writeMessage(his, 'Buy my watch');
  await expectMessages(page, ['Buy my watch']);
  await writing(his).fill('Really cheap');

  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Mute Tolu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByText('You have muted Tolu')).toBeVisible();
  await expect(writing(page), 'nobody is refused because of a mute').toBeVisible();

  // The server has heard that he types, and tells her nothing.
  await tolu.as.call(sendTyping, { params: { roomId } });
  await expect(page.getByText('Tolu is writing')).toHaveCount(0);

  await page.goto('/');
  await expectDashboard(page, amina.firstName);
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expectMessages(his, ['Buy my watch', 'Really cheap']);
  await expect.poll(() => stored(amina, roomId)).toEqual(['Buy my watch', 'Really cheap']);
  // What somebody else writes later is told: had his been, it would stand there before it.
  const ngozi = await newChatMember('Ngozi Eze');
  const { id } = await ngozi.as.call(createRoom, { body: { userId: amina.userId } });
  const body = { clientId: randomUUID(), messageText: 'Is the parcel ready?', imageIdList: [] };
  await ngozi.as.call(sendMessage, { params: { roomId: id }, body });
  await expect(page.getByText('Ngozi wrote', { exact: true })).toBeVisible();
  await expect(page.getByText('Tolu wrote')).toHaveCount(0);
  expect(await amina.as.call(getUnseen, {}), 'the badge is for Ngozi alone').toMatchObject({ chats: 1 });
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /^Tolu Adebayo/ })).toHaveCount(0);

  await page.goto('/settings/muted-users');
  await page.getByRole('button', { name: 'Unmute Tolu Adebayo' }).click();
  await expect(page.getByText('You have muted nobody')).toBeVisible();
  await page.goto('/messages');
  const hisRow = page.getByRole('link', { name: /^Tolu Adebayo/ });
  await expect(hisRow).toContainText('1');
  await hisRow.click();
  await expectMessages(page, ['Buy my watch', 'Really cheap']);
});

test('a running order of two of whom one has muted the other shows that there are messages, and opens the room', async ({
  page,
}) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  await agreeOnParcel(amina, tolu);
  const [sender, carrier] = await Promise.all([behindTheScenes(amina), behindTheScenes(tolu)]);
  const { id: roomId } = await carrier.as.call(createRoom, { body: { userId: sender.userId } });
  await sender.as.call(updateUser, { body: { mutedUserId: carrier.userId } });
  const body = { clientId: randomUUID(), messageText: 'I stand at your gate', imageIdList: [] };
  await carrier.as.call(sendMessage, { params: { roomId }, body });
  await enter(page, amina, '/orders');
  await page
    .getByText(/unread message/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Open the chat' }).click();
  await expect(page.getByText('I stand at your gate')).toBeVisible();
  await expect(writing(page)).toBeVisible();
});

test('a chat is deleted for oneself, and a new message brings it back without what was said before', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const his = await (await newBrowser()).newPage();
  await Promise.all([enterRoom(page, amina, roomId), enterRoom(his, tolu, roomId)]);
  await writeMessage(his, 'The old story');
  await expectMessages(page, ['The old story']);

  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Delete chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('link', { name: /^Tolu Adebayo/ })).toHaveCount(0);
  await expectMessages(his, ['The old story']);

  await writeMessage(his, 'A new story');
  await page.getByRole('link', { name: /^Tolu Adebayo/ }).click();
  await expectMessages(page, ['A new story']);
  await expect(page.getByRole('button', { name: 'Show older messages' })).toBeHidden();
  await page.reload();
  await expectMessages(page, ['A new story']);
  await expectMessages(his, ['The old story', 'A new story']);
});

test('somebody is reported from the room', async ({ page }) => {
  test.slow();
  const { amina, roomId } = await newConversation();
  await enterRoom(page, amina, roomId);
  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Report Tolu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report Tolu' });
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you for telling us' });
  await thanks.getByRole('button', { name: 'Not now' }).click();
  await expect(thanks).toBeHidden();
  await expect(writing(page)).toBeVisible();
});
