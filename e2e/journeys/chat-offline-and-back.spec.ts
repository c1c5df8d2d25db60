import { enterRoom, expectMessages, expectState, newConversation, stored, writeMessage, writing } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { cameraPhoto } from '../support/photos.ts';
import { expectDashboard } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

const waiting = 'Waiting for network';

test('what is written without network waits, goes by itself when it is back, and arrives once; what came meanwhile is there, too', async ({
  page,
  context,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const his = await (await newBrowser()).newPage();
  await Promise.all([enterRoom(page, amina, roomId), enterRoom(his, tolu, roomId)]);
  await writeMessage(page, 'Before the tunnel');
  await expectMessages(his, ['Before the tunnel']);
  await expectState(page, 'Before the tunnel', 'Read');

  await context.setOffline(true);
  await writeMessage(page, 'First in the tunnel');
  await page.getByLabel('Add pictures').setInputFiles(await cameraPhoto('tunnel.jpg', 800, 600));
  await writeMessage(page, 'With a picture');
  await writeMessage(page, 'Last in the tunnel');
  for (const text of ['First in the tunnel', 'With a picture', 'Last in the tunnel']) await expectState(page, text, waiting);
  await writeMessage(his, 'Are you there?');
  await writeMessage(his, 'Hello?');
  await expectState(his, 'Hello?', 'Sent');

  await context.setOffline(false);
  const all = ['Before the tunnel', 'Are you there?', 'Hello?', 'First in the tunnel', 'With a picture', 'Last in the tunnel'];
  await expectMessages(his, all);
  await expectMessages(page, all);
  await expectState(page, 'Last in the tunnel', 'Read');
  await expectState(his, 'Hello?', 'Read');
  expect(await stored(amina, roomId)).toEqual(all);
});

test('the very first message may be written without network: the conversation stays, and it is sent later', async ({
  page,
  context,
}) => {
  test.slow();
  const { amina, roomId } = await newConversation();
  await enterRoom(page, amina, roomId);
  await context.setOffline(true);
  await writeMessage(page, 'Hello from the tunnel');
  await expectState(page, 'Hello from the tunnel', waiting);
  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Search in this chat' }).click();
  await expectToast(page, 'That could not be opened');
  await expectMessages(page, ['Hello from the tunnel']);
  await expect(writing(page)).toBeVisible();

  await context.setOffline(false);
  await expectState(page, 'Hello from the tunnel', 'Sent');
  expect(await stored(amina, roomId)).toEqual(['Hello from the tunnel']);
});

test('what waits outlives the page, and is one message although its first answer was lost', async ({ page, context }) => {
  test.slow();
  const { amina, roomId } = await newConversation();
  await enterRoom(page, amina, roomId);
  const messages = `**/api/chatrooms/${roomId}/messages`;
  // The server stores it, and the line breaks before it can say so; then nothing comes through at all.
  let tries = 0;
  await context.route(messages, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort();
  });
  await writeMessage(page, 'Only once, please');
  await writeMessage(page, 'And this after it');
  await expect.poll(() => tries).toBeGreaterThan(1);
  await page.reload();
  await expect(writing(page)).toBeVisible();
  await expectMessages(page, ['Only once, please', 'And this after it']);
  await expect(page.getByTitle(waiting).or(page.getByTitle('Sending')).first()).toBeVisible();
  await context.unroute(messages);
  await expectState(page, 'And this after it', 'Sent');
  await expectMessages(page, ['Only once, please', 'And this after it']);
  expect(await stored(amina, roomId)).toEqual(['Only once, please', 'And this after it']);
});

test('nobody signs out unasked with a message that could not be sent; whoever does leaves nothing behind', async ({
  page,
  context,
}) => {
  test.slow();
  const { amina, roomId } = await newConversation();
  await enterRoom(page, amina, roomId);
  const messages = `**/api/chatrooms/${roomId}/messages`;
  await context.route(messages, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await writeMessage(page, 'A secret');
  await expect(page.getByTitle(waiting).or(page.getByTitle('Sending'))).toBeVisible();
  await page.goto('/');
  await expectDashboard(page, amina.firstName);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'You have an unsent message' });
  await question.getByRole('button', { name: 'Sign out all the same' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await context.unroute(messages);
  await enterRoom(page, amina, roomId);
  await expect(page.getByText('No messages yet')).toBeVisible();
  expect(await stored(amina, roomId)).toEqual([]);
});
