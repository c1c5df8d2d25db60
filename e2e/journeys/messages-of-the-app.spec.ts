import { expect, test } from '../support/journey.ts';

test('toasts: three kinds, at most ten, gone after three seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/design');
  const toasts = page.getByRole('region', { name: 'Messages from the app' }).getByRole('listitem');
  const show = (kind: string) => page.getByRole('button', { name: kind, exact: true }).click();
  // The page needs a running clock to arrive.
  await page.getByRole('heading', { name: 'Messages and sheets' }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);

  await show('Success');
  await expect(toasts).toContainText(['Parcel posted']);
  await show('Information');
  await show('Error');
  await expect(toasts).toHaveCount(3);
  await expect(toasts.getByText('That did not go through')).toBeVisible();
  for (let more = 0; more < 9; more += 1) await page.getByRole('button', { name: 'Information', exact: true }).press('Enter');
  await expect(toasts).toHaveCount(10);

  // A hand over them keeps them; so it moves away first.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Information', exact: true }).blur();
  await page.clock.runFor(2900);
  await expect(toasts).toHaveCount(10);
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
});

test('a toast can be put away by hand', async ({ page }) => {
  await page.goto('/design');
  await page.getByRole('button', { name: 'Success', exact: true }).click();
  const toasts = page.getByRole('region', { name: 'Messages from the app' }).getByRole('listitem');
  await toasts.getByRole('button').click();
  await expect(toasts).toHaveCount(0);
});

test('while the app is busy nothing can be pressed, and Escape does not stop it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/design');
  const button = page.getByRole('button', { name: 'Busy for a moment' });
  // The page needs a running clock to arrive.
  await expect(button).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  const busy = page.getByRole('dialog', { name: 'Putting your money in escrow' });
  await expect(busy).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(busy).toBeVisible();
  await page.clock.runFor(1600);
  await expect(busy).toBeHidden();
});
