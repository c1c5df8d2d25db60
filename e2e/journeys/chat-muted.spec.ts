import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { tellTyping } from '@waybill/contract/chat/tell-typing';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { expectSaid, newTalk, newTalker, openRoom, say, stored, writing } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enter, expectDashboard } from '../support/signing-in.ts';

test('somebody is muted from the room: their messages are refused in neutral words, and unmuting brings the chat back', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newTalk();
  const his = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina), enter(his, tolu)]);
  await Promise.all([openRoom(page, roomId), openRoom(his, roomId)]);
  await say(his, 'Buy my watch');
  await expectSaid(page, ['Buy my watch']);
  await writing(his).fill('Really cheap');

  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Mute Tolu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByText('You have muted Tolu')).toBeVisible();
  await expect(writing(page)).toBeHidden();

  // The server has heard that he types, and tells her nothing.
  await tolu.as.call(tellTyping, { params: { roomId } });
  await expect(page.getByText('Tolu is writing')).toHaveCount(0);

  await page.goto('/');
  await expectDashboard(page, amina.firstName);
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByRole('alert').filter({ hasText: /taking messages from you/ })).toBeVisible();
  expect(await stored(amina, roomId)).toEqual(['Buy my watch']);
  // What somebody else writes later is told: had his been, it would stand there before it.
  const ngozi = await newTalker('Ngozi Eze');
  const { id } = await ngozi.as.call(createRoom, { body: { userId: amina.userId } });
  const body = { clientId: randomUUID(), messageText: 'Is the parcel ready?', imageIdList: [] };
  await ngozi.as.call(sendMessage, { params: { roomId: id }, body });
  await expect(page.getByText('Ngozi wrote', { exact: true })).toBeVisible();
  await expect(page.getByText('Tolu wrote')).toHaveCount(0);
  expect(await amina.as.call(getUnseen, {}), 'the badge is for Ngozi alone').toMatchObject({ chats: 1 });
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /^Tolu Adebayo/ })).toHaveCount(0);

  await page.goto(`/messages/chat?roomId=${roomId}`);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(writing(page)).toBeVisible();
  await his.getByRole('button', { name: 'Try again' }).click();
  await expectSaid(page, ['Buy my watch', 'Really cheap']);
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /^Tolu Adebayo/ })).toBeVisible();
});

test('a chat is deleted for oneself, and a new message brings it back without what was said before', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newTalk();
  const his = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina), enter(his, tolu)]);
  await Promise.all([openRoom(page, roomId), openRoom(his, roomId)]);
  await say(his, 'The old story');
  await expectSaid(page, ['The old story']);

  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Delete chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('link', { name: /^Tolu Adebayo/ })).toHaveCount(0);
  await expectSaid(his, ['The old story']);

  await say(his, 'A new story');
  await page.getByRole('link', { name: /^Tolu Adebayo/ }).click();
  await expectSaid(page, ['A new story']);
  await expect(page.getByRole('button', { name: 'Show older messages' })).toBeHidden();
  await page.reload();
  await expectSaid(page, ['A new story']);
  await expectSaid(his, ['The old story', 'A new story']);
});

test('somebody is reported from the room', async ({ page }) => {
  test.slow();
  const { amina, roomId } = await newTalk();
  await enter(page, amina);
  await openRoom(page, roomId);
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
