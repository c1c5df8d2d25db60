import { expect, test } from '../support/journey.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { fillParcel } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';

test('a parcel is sent on a shortfall: the money is added on the way, and nothing is filled in twice', async ({ page }) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 2000 });
  await enter(page, amina, '/?popup=post-send');
  const sheet = await fillParcel(page, '5,000');
  await expect(sheet.getByText('₦3,500.00 is missing')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add money' }).click();
  await page.getByRole('dialog', { name: 'Add money' }).getByRole('button', { name: 'Pay ₦3,500.00 by card' }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();

  await expect(sheet.getByRole('heading', { name: 'Is everything right?' }), 'back at the slip').toBeVisible();
  await expect(sheet.getByRole('button', { name: /12 Herbert Macaulay Way/ })).toBeVisible();
  await sheet.getByLabel('Your PIN').fill('1357');
  await sheet.getByRole('button', { name: 'Hold ₦5,500.00 and post' }).click();
  await expect(sheet.getByText(/tries left/)).toBeVisible();
  await sheet.getByLabel('Your PIN').fill(amina.pin);
  await sheet.getByRole('button', { name: 'Hold ₦5,500.00 and post' }).click();
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/₦5,500.00 is safe in escrow/)).toBeVisible();
  await sheet.getByRole('link', { name: 'See your parcel' }).click();
  await expect(page).toHaveURL(/\/timeline\/post\/1\/pkg_/);
  await expect(page.getByRole('main').locator('img').first(), 'with its picture').toBeVisible();

  const id = page.url().split('/').pop();
  await page.goto(`/wallet/ng?popup=package-details&popup.itemId=${id}`);
  const slip = page.getByRole('dialog', { name: 'Parcel', exact: true });
  await expect(slip.getByText('₦5,500.00 is safe in escrow')).toBeVisible();
  await expect(slip.getByText('Chidi Obi, +234 803 123 9876')).toBeVisible();
  await slip.getByRole('button', { name: 'Take this parcel down' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(slip).toBeHidden();
  await expectBalance(page, '5,500 naira');
});

test('what was filled in is there after a reload, and can be begun anew', async ({ page, member }) => {
  await enter(page, member, '/?popup=post-send');
  const sheet = await fillParcel(page, '5,000');
  await page.reload();
  await expect(sheet.getByText('You began this before')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  await sheet.getByRole('button', { name: /^What Documents/ }).click();
  await sheet.getByLabel('Weight in kilograms').fill('3');
  await sheet.getByRole('button', { name: 'Back to the slip' }).click();
  await expect(sheet.getByText('Documents, 3 kg')).toBeVisible();
  await page.reload();
  await sheet.getByRole('button', { name: 'Start over' }).click();
  await expect(sheet.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: 'From' })).toHaveValue('');
});

test('a quote takes its values along', async ({ page, member }) => {
  await enter(page, member, '/?popup=get-quote');
  const sheet = page.getByRole('dialog');
  for (const [label, area] of [
    ['From', 'Ikeja'],
    ['To', 'Ibadan'],
  ] as const) {
    const group = sheet.getByRole('group', { name: label, exact: true });
    await group.getByRole('combobox').fill(area);
    await group.getByRole('option').first().click();
  }
  await sheet.getByLabel('Weight in kilograms').fill('12');
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await sheet.getByRole('button', { name: /^Send it for about ₦/ }).click();
  await expect(page.getByRole('dialog', { name: 'Send a parcel' })).toBeVisible();
  await expect(sheet.getByLabel('Weight in kilograms')).toHaveValue('12');
});
