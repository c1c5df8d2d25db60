import { expect, test } from '../support/journey.ts';
import { enter } from '../support/signing-in.ts';

test('a few letters and Enter lead to any place, setting or first step', async ({ page, member }) => {
  await enter(page, member);
  const box = page.getByRole('combobox', { name: 'Search places and settings' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('muted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Muted people' })).toBeVisible();
  await expect(box).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('wallet');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /Dollar wallet/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dollar wallet' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('where is my parcel on the moon');
  await expect(page.getByText(/No place or setting is called/)).toBeVisible();
  // Escape empties the field first, as everywhere, and then closes the search.
  await page.keyboard.press('Escape');
  await expect(box).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a press on the search finds first steps too, which open as popups', async ({ page, member }) => {
  await enter(page, member);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Search/ })
    .click();
  await page.getByRole('combobox', { name: 'Search places and settings' }).fill('track');
  await page.getByRole('option', { name: /Track a parcel/ }).click();
  await expect(page.getByRole('dialog', { name: 'Track a parcel' })).toBeVisible();
  await expect(page).toHaveURL('/?popup=tracking');
});
