import { createRoom } from '@waybill/contract/chat/create-room';
import { findBareChromium } from '../../scripts/chromium.ts';
import { expectAccessible } from '../support/axe.ts';
import { enterRoom, log, newConversation, stored, writing } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { launchArguments } from '../support/launch.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, behindTheScenes, orderSheet } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

// A microphone that beeps, and a browser that lets pages hear it.
test.use({
  launchOptions: {
    executablePath: findBareChromium(),
    args: [...launchArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('a voice note is recorded, sent and heard by the other one', async ({ page, newBrowser }) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const his = await (await newBrowser()).newPage();
  await Promise.all([enterRoom(page, amina, roomId), enterRoom(his, tolu, roomId)]);

  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:02');
  await expectFits(page, 'the chat');
  await page.getByRole('button', { name: 'Discard the recording' }).click();
  await expect(writing(page), 'nothing was sent').toBeVisible();

  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:03');
  await page.getByRole('button', { name: 'Send the voice note' }).click();
  const heard = log(his).getByRole('group', { name: /^Voice note from Amina, 0:0[2-5]$/ });
  await expect(heard).toBeVisible();
  await expect(log(page).getByRole('group', { name: /^Your voice note, 0:0[2-5]$/ })).toBeVisible();

  await heard.getByRole('button', { name: 'Speed: 1 times' }).click();
  await heard.getByRole('slider', { name: 'Position' }).fill('500');
  await heard.getByRole('button', { name: 'Play' }).click();
  await expect(heard.getByRole('button', { name: 'Pause' }), 'it sounds').toBeVisible();
  await expect(heard.getByRole('button', { name: 'Play' }), 'and comes to its end').toBeVisible();
  await expect(heard.getByRole('slider')).toHaveValue('0');
  await expectFits(his, 'a voice note');
  await expectAccessible(his);

  await his.goto('/messages');
  await expect(his.getByRole('link', { name: /^Amina Bello.*Voice note, 0:0[2-5]/ })).toBeVisible();
});

test('a voice note recorded without network goes out when it is back', async ({ page, context }) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  await enterRoom(page, amina, roomId);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.getByRole('button', { name: 'Send the voice note' }).click();
  const mine = log(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: /^Your voice note/ }) });
  await expect(mine.getByTitle('Waiting for network')).toBeVisible();
  await mine.getByRole('button', { name: 'Play' }).click();
  await context.setOffline(false);
  await expect(mine.getByTitle('Waiting for network')).toBeHidden();
  await expect.poll(() => stored(tolu, roomId)).toEqual(['']);
});

test('a quick answer is one press, and what happened to the parcel is one line each, with its slip behind it', async ({
  page,
}) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  const { orderId } = await agreeOnParcel(amina, tolu);
  const [sender, carrier] = await Promise.all([behindTheScenes(amina), behindTheScenes(tolu)]);
  const { id: roomId } = await carrier.as.call(createRoom, { body: { userId: sender.userId } });
  await enter(page, tolu, `/messages/chat?roomId=${roomId}`);

  const line = log(page).getByRole('button', { name: /^Amina accepted the delivery/ });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expect(log(page).getByRole('button', { name: 'See the order' })).toBeHidden();
  await line.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(log(page).getByText('You earn')).toBeVisible();
  await expectFits(page, 'the chat');
  await expectAccessible(page);

  const answers = page.getByRole('group', { name: 'Quick answers' });
  for (const answer of await answers.getByRole('button').all())
    await expect(answer, 'none is cut off at the edge').toBeInViewport({ ratio: 1 });
  await writing(page).fill('I am');
  await expect(answers, 'never in the way of typing').toBeHidden();
  await writing(page).fill('');
  await answers.getByRole('button', { name: 'On my way' }).click();
  await expect(log(page).getByRole('listitem').filter({ hasText: 'You: On my way' })).toBeVisible();
  await expect(answers.getByRole('button', { name: 'On my way' }), 'what was just said').toBeHidden();

  await log(page).getByRole('button', { name: 'See the order' }).click();
  await expect(orderSheet(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('popup.orderId')).toBe(orderId);
});
