import { randomUUID } from 'node:crypto';
import { createPost } from '@waybill/contract/timeline/create-post';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expectAccessible } from '../support/axe.ts';
import { newChatMember, openRoom } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { behindTheScenes } from '../support/orders.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('from a name to the person behind it: what they post, mute and unmute, report', async ({ page, member }) => {
  test.slow();
  const tolu = await newChatMember('Tolu Adebayo');
  const words = `Two seats free to Ilorin ${tolu.username}`;
  const { id } = await tolu.as.call(createPost, { body: { message: words, imageIdList: [] }, idempotencyKey: randomUUID() });
  await enter(page, member);

  await test.step('from the timeline', async () => {
    await page.goto(`/timeline/post/3/${id}`);
    await page.getByRole('main').getByRole('link', { name: 'Tolu Adebayo' }).first().click();
    await expect(page).toHaveURL(`/profile/${tolu.userId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tolu Adebayo');
    await expect(page.getByRole('link', { name: new RegExp(words) })).toBeVisible();
    await expect(page.getByText('Only you see these.')).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Rate Tolu' }), 'nothing was delivered yet').toHaveCount(0);
  });

  await test.step('muted, their posts are gone; unmuted in the settings, they are back', async () => {
    await page.getByRole('button', { name: 'More about Tolu Adebayo' }).click();
    await page.getByRole('button', { name: 'Mute Tolu' }).click();
    await expectToast(page, 'Tolu is muted');
    await expect(page.getByText('You have muted Tolu')).toBeVisible();
    await page.goto('/settings/muted-users');
    await page.getByRole('button', { name: 'Unmute Tolu Adebayo' }).click();
    await expect(page.getByText('You have muted nobody')).toBeVisible();
  });

  await test.step('a post that is hidden can be brought back', async () => {
    await page.goto(`/timeline/post/3/${id}`);
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /Not interested/ }).click();
    await expectToast(page, 'You will not see this again');
    await page.goto('/settings/muted-users');
    await page.getByRole('button', { name: /^Show again/ }).click();
    await expectToast(page, 'Back on your timeline');
    await expect(page.getByText('Posts you hid')).toHaveCount(0);
  });

  await test.step('reported from the profile, and found again from a chat', async () => {
    await page.goto(`/profile/${tolu.userId}`);
    await page.getByRole('button', { name: 'More about Tolu Adebayo' }).click();
    await page.getByRole('button', { name: 'Report Tolu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report Tolu' });
    await sheet.getByRole('radio').first().check();
    await sheet.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('dialog', { name: 'Thank you for telling us' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(page).toHaveURL(/roomId=/);
    await openRoom(page, new URL(page.url()).searchParams.get('roomId') ?? '');
    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Tolu Adebayo' }).click();
    await expect(page).toHaveURL(`/profile/${tolu.userId}`);
  });
});

test('a business shows when and where it works, from how much, with how many vehicles, and its stars', async ({
  page,
  member,
}) => {
  const { userId } = await behindTheScenes({ username: 'swiftlane', password: demoPassword });
  await enter(page, member, `/profile/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Swiftlane/);
  const main = page.getByRole('main');
  for (const caption of ['Working hours', 'Vehicles', 'A delivery begins at', /^Works (in|around)$/])
    await expect(main.getByText(caption)).toBeVisible();
  await expect(main.getByText('Phone', { exact: true }), 'reached by chat').toHaveCount(0);
  await expect(main.getByText('Rating', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
