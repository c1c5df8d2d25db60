import { randomUUID } from 'node:crypto';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { expectMessages, expectState, newConversation, openRoom, writeMessage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enter } from '../support/signing-in.ts';

test('two tabs and another device show the same, and what is read in one is read everywhere', async ({
  page,
  context,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const elsewhere = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina), enter(elsewhere, amina)]);
  const list = await context.newPage();
  await list.goto('/messages');
  const row = list.getByRole('link', { name: /^Tolu Adebayo/ });
  await elsewhere.goto('/messages');
  const rowElsewhere = elsewhere.getByRole('link', { name: /^Tolu Adebayo/ });

  const body = { clientId: randomUUID(), messageText: 'Are you at home?', imageIdList: [] };
  await tolu.as.call(sendMessage, { params: { roomId }, body });
  for (const one of [row, rowElsewhere]) {
    await expect(one).toContainText('Are you at home?');
    await expect(one).toContainText('1 unread');
  }
  for (const one of [page, list, elsewhere])
    await expect(one.getByRole('link', { name: /^Messages.*1/ }).first(), 'the badge').toBeVisible();

  await openRoom(page, roomId);
  await expectMessages(page, ['Are you at home?']);
  for (const one of [row, rowElsewhere]) await expect(one).not.toContainText('unread');
  for (const one of [page, list, elsewhere])
    await expect(one.getByRole('link', { name: /^Messages.*1/ }), 'no badge').toHaveCount(0);

  await rowElsewhere.click();
  await expectMessages(elsewhere, ['Are you at home?']);
  await row.click();
  await writeMessage(page, 'Yes, come by');
  for (const one of [page, list, elsewhere]) {
    await expectMessages(one, ['Are you at home?', 'Yes, come by']);
    await expectState(one, 'Yes, come by', 'Sent');
  }

  await context.setOffline(true);
  await writeMessage(list, 'Ring twice');
  await expectState(page, 'Ring twice', 'Waiting for network');
  await context.setOffline(false);
  for (const one of [page, list, elsewhere]) {
    await expectMessages(one, ['Are you at home?', 'Yes, come by', 'Ring twice']);
    await expectState(one, 'Ring twice', 'Sent');
  }
});
