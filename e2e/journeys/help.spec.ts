import { bubble, writeMessage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { fillSignIn } from '../support/signing-in.ts';

test('an answer is found without signing in, and whoever needs more writes to our team', async ({ page, member }) => {
  test.slow();
  await page.goto('/help');
  await page.getByLabel('Search the answers').fill('forgot pin');
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
  await expect(page.getByText('Five wrong PINs lock the wallet for 30 minutes')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.getByRole('link', { name: 'Licences' }).click();
  const licence = page.getByRole('group').filter({ hasText: 'react-dom' });
  await licence.getByText('react-dom').click();
  await expect(licence.getByText(/Copyright \(c\) Meta/)).toBeVisible();

  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Sign in to write to us' }).click();
  await fillSignIn(page, member.username, member.password);
  await expect(page).toHaveURL('/help');
  await page.getByRole('button', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/messages\/chat\?roomId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waybill support');
  await writeMessage(page, 'My parcel has been in Ore since Monday.');
  await expect(bubble(page, 'My parcel has been in Ore since Monday.')).toBeVisible();
  const room = page.url();

  // The same room every time.
  await page.goto('/help');
  await page.getByRole('button', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(room);
  await expect(bubble(page, 'My parcel has been in Ore since Monday.')).toBeVisible();
});
