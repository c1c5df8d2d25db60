import { popups } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enter } from '../support/signing-in.ts';

test('a popup has an address: Back closes it, a reload keeps it, Escape and Close give the focus back', async ({
  page,
  member,
}) => {
  await enter(page, member, '/orders');
  const send = page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Send a parcel' });
  const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
  await send.click();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL('/orders?popup=post-send');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/orders');
  await expect(send).toBeFocused();

  await send.click();
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/orders');

  await send.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(send).toBeFocused();
  await send.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(send).toBeFocused();
  await page.goForward();
  await expect(sheet, 'Forward opens it again').toBeVisible();
});

test('the focus stays inside an open popup, and the page behind cannot be pressed', async ({ page, member }) => {
  await enter(page, member, '/orders?popup=post-send');
  const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
  await expect(sheet).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await expect(page.getByRole('navigation').locator(':focus')).toHaveCount(0);
  }
});

test('from one popup to the next, Back leads to the page and not through them', async ({ page, member }) => {
  await enter(page, member);
  await page.getByRole('button', { name: 'Carry a parcel' }).click();
  await page.getByRole('dialog', { name: 'Carry a parcel' }).getByRole('button', { name: 'See your identity check' }).click();
  await expect(page.getByRole('dialog', { name: 'Identity check' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every popup opens by its address, and an unknown one is none', { tag: '@phone' }, async ({ page, member }) => {
  test.slow();
  await enter(page, member);
  for (const [name, title] of Object.entries(popups)) {
    await page.goto(`/orders?popup=${name}`);
    const sheet = page.getByRole('dialog', { name: title, exact: true });
    await expect(sheet, name).toBeVisible();
    await expect(sheet.getByRole('heading').nth(1).or(sheet.getByRole('textbox')).first(), 'it says something').toBeVisible();
  }
  await page.goto('/orders?popup=no-such-popup');
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
