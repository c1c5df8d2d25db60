import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newRider, postExpress } from '../support/express.ts';
import { expect, test } from '../support/journey.ts';
import { expectStamp, handoverCode, orderSheet, proveByCode, readPickupCode } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('an express parcel rings for two riders: one takes it, the other hears it at once, and both sides end with stars', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 5000 });
  const [kemi, musa] = await Promise.all([
    newRider('Kemi Ade', await newBrowser(), 1),
    newRider('Musa Sani', await newBrowser(), 3),
    enter(page, amina),
  ]);
  await musa.page.goto('/wallet/ng');

  const receiver = await postExpress(page, amina, '3,000');
  const search = page.getByRole('dialog', { name: 'Express deliveries' });
  await expect(search.getByText('2 riders are near')).toBeVisible();
  await expect(search.getByRole('checkbox').first(), 'the nearest first').toHaveAccessibleName(/Kemi Ade/);
  await expectAccessible(page);
  await search.getByRole('button', { name: 'Ring all 2' }).click();
  await expect(search.getByText('Ringing 2 riders')).toBeVisible();

  const list = kemi.page.getByRole('region', { name: 'Ringing for you' });
  const bar = musa.page.getByRole('region', { name: 'Express parcel' });
  await expect(list.getByText('2,700 naira')).toBeAttached();
  await expect(bar.getByText('An express parcel rings for you'), 'on whatever page one is').toBeVisible();
  await expect(bar.getByText(/km to the pickup/)).toBeVisible();
  // Listened for before it is shown: a message stays for seconds only.
  const toasted = expectToast(musa.page, 'Somebody else was faster');
  await Promise.all([toasted, list.getByRole('button', { name: 'Accept' }).click()]);

  await expect(bar, 'gone at once').toBeHidden();
  await expectStamp(kemi.page, 'Agreed');

  await expectStamp(page, 'Agreed');
  await proveByCode(kemi.page, 'pickup', await readPickupCode(page));
  await expectStamp(page, 'Picked up');
  await proveByCode(kemi.page, 'handover', await handoverCode(receiver.phone));
  await expectStamp(kemi.page, 'Completed');
  await expectStamp(page, 'Completed');

  await Promise.all([rate(page, 'Kemi', 'Quick and kind'), rate(kemi.page, 'Amina', 'Ready at the door')]);
  await expect(orderSheet(kemi.page).getByText('Quick and kind').first()).toBeVisible();
  await page.reload();
  await expect(orderSheet(page).getByText('Ready at the door').first()).toBeVisible();
});

async function rate(page: Page, name: string, words: string): Promise<void> {
  const stars = orderSheet(page);
  await expect(stars.getByRole('group', { name: `How was it with ${name}?` })).toBeVisible();
  await stars.getByRole('radio', { name: /^5 stars/ }).check({ force: true });
  await stars.getByLabel(/^A few words/).fill(words);
  await stars.getByRole('button', { name: 'Send rating' }).click();
  await expect(orderSheet(page).getByText(words).first()).toBeVisible();
}
