import { bubble, expectMessages, expectState, log, newConversation, openRoom, writeMessage, writing } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { cameraPhoto } from '../support/photos.ts';
import { enter } from '../support/signing-in.ts';

test('two people talk: each sees the other write, what they say, and that it was read', async ({ page, newBrowser }) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const hers = page;
  const his = await (await newBrowser()).newPage();
  const listening = his.waitForResponse((response) => response.url().includes('/api/realtime'));
  await Promise.all([enter(hers, amina), enter(his, tolu)]);
  await listening;
  await openRoom(hers, roomId);

  // It is told for a few seconds only, longer while somebody is about to answer.
  const looks = his.getByRole('button', { name: 'View' }).press('Enter');
  await writeMessage(hers, 'Good morning, do you go to Abuja on Friday?');
  await looks;
  await expectMessages(his, ['Good morning, do you go to Abuja on Friday?']);
  await expectState(hers, 'Good morning', 'Read');

  await writing(his).pressSequentially('Yes, I');
  await expect(log(hers).getByText('Tolu is writing')).toBeVisible();
  await writeMessage(his, 'Yes, I leave at six');
  await expectMessages(hers, ['Good morning, do you go to Abuja on Friday?', 'Yes, I leave at six']);
  await expect(log(hers).getByText('Tolu is writing')).toBeHidden();
  await expectState(his, 'Yes, I leave at six', 'Read');

  await hers.getByLabel('Add pictures').setInputFiles(await cameraPhoto('bag.jpg', 1200, 900));
  await writeMessage(hers, 'This bag');
  await expect(bubble(his, 'This bag').getByRole('img')).toBeVisible();
  await expectState(hers, 'This bag', 'Read');
  await expect(bubble(hers, 'This bag').getByRole('img')).toBeVisible();

  for (const word of ['one', 'two', 'three'])
    await Promise.all([writeMessage(hers, `Amina ${word}`), writeMessage(his, `Tolu ${word}`)]);
  await expectState(hers, 'Amina three', 'Read');
  await expectState(his, 'Tolu three', 'Read');
  const order = await log(his).getByRole('listitem').locator('time').count();
  expect(order).toBe(9);
  const messagesIn = (texts: readonly string[]) =>
    texts.map((text) => /(Amina|Tolu) (one|two|three)/.exec(text)?.[0]).filter(Boolean);
  const inHers = messagesIn(await log(hers).getByRole('listitem').allInnerTexts());
  expect(inHers).toHaveLength(6);
  expect(messagesIn(await log(his).getByRole('listitem').allInnerTexts()), 'both read it in the same order').toEqual(inHers);
});
