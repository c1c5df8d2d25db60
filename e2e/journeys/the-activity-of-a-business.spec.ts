import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expect, test } from '../support/journey.ts';
import { postBatch } from '../support/orders.ts';
import { enter, signIn, swiftlane } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a business says what its deliveries begin at, where it stands', async ({ page }) => {
  await signIn(page, 'swiftlane');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await page.goto('/activity');
  await expect(page.getByRole('heading', { name: 'On the road' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /duty/ })).toBeVisible();
  const fleet = page.getByRole('region', { name: 'Fleet and fare' });
  await fleet.getByRole('button', { name: 'Change' }).click();
  await fleet.getByLabel('Base fare in naira').fill('1.000');
  await fleet.getByLabel('Base fare in naira').blur();
  await expect(fleet.getByLabel('Base fare in naira'), 'a thousand or one?').toHaveAttribute('aria-invalid', 'true');
  await fleet.getByLabel('Base fare in naira').fill('1500,50');
  await expect(fleet.getByText('That is ₦1,500.50.'), 'what was understood is said').toBeVisible();
  await fleet.getByLabel('Base fare in naira').fill('1,750');
  await fleet.getByRole('combobox', { name: 'Third area (optional)' }).fill('Trans Amadi');
  await fleet.getByRole('option').first().click();
  await fleet.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  await expect(fleet.getByText('₦1,750.00')).toBeVisible();
  await expect(fleet.getByText(/Trans Amadi/)).toBeVisible();

  await test.step('the same stands in the settings, after a reload too', async () => {
    await page.goto('/settings/account-information');
    await expect(fleet.getByText('₦1,750.00')).toBeVisible();
    await fleet.getByRole('button', { name: 'Change' }).click();
    await expect(fleet.getByRole('link', { name: 'your list of vehicles' }), 'they are counted there').toBeVisible();
    await expect(fleet.getByLabel('Vehicles in your fleet')).toHaveCount(0);
    await fleet.getByLabel('Open from').fill('07:30');
    await fleet.getByLabel('Until').fill('19:00');
    await fleet.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Senders can see it now');
    await page.getByLabel('Website').fill('swiftlane.example/lagos');
    await page.getByRole('button', { name: 'Save the business' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' }), 'where a business is reached').toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectToast(page, 'Others can see it now');
    await page.getByRole('link', { name: /^Representative/ }).click();
    await page.getByLabel('Role in the business').selectOption('Manager');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page, 'whoever comes from the settings goes back there').toHaveURL('/settings/account-information');
    await page.reload();
    await expect(fleet.getByText('24', { exact: true })).toBeVisible();
    await expect(fleet.getByText('7:30 am to 7:00 pm')).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveValue('swiftlane.example/lagos');
    await page.getByRole('link', { name: /^Representative/ }).click();
    await expect(page.getByLabel('Role in the business')).toHaveValue('Manager');
  });
});

test('a business reaches its activity on a phone, and finds there the batch it has posted', { tag: '@phone' }, async ({
  page,
}) => {
  const batchId = await postBatch(swiftlane);
  await enter(page, swiftlane);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Activity' }).click();
  const batches = page.getByRole('region', { name: 'Your batches' });
  await expect(batches.getByText(/no bookings yet|bookings?$/).first()).toBeVisible();
  await batches.locator(`a[href="/timeline/post/4/${batchId}"]`).click();
  await expect(page).toHaveURL(`/timeline/post/4/${batchId}`);
});
