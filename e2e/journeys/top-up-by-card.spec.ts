import { expect, test } from '../support/journey.ts';
import { askToAdd, decideCardPayment, expectBalance } from '../support/payments.ts';
import { enter } from '../support/signing-in.ts';

test('somebody adds money by card and sees it in the wallet', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  await expectBalance(page, '0 naira');
  await page.getByRole('button', { name: 'Add money' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByRole('button', { name: '₦5,000', exact: true }).click();
  await sheet.getByRole('button', { name: 'Pay ₦5,000.00 by card' }).click();

  await page.getByLabel('Card number').fill('5060 6666 6666 6666 666');
  await page.getByLabel('Expires').fill('12 / 30');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await page.getByLabel('4-digit PIN').fill('1234');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/paystack-success\?/);
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  await expect(page.getByText('5,000 naira').first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' }), 'asked twice, credited once').toBeVisible();
  await page.getByRole('link', { name: 'Open your wallet' }).click();
  await expect(page).toHaveURL('/wallet/ng');
  await expectBalance(page, '5,000 naira');
  await page.getByRole('button', { name: /^Top-up by card/ }).click();
  const slip = page.getByRole('dialog', { name: 'Transaction' });
  await expect(slip.getByText('Done')).toBeVisible();
  await expect(slip.getByText(/^wb-/)).toBeVisible();
  await page.goBack();
  await expect(slip).toBeHidden();

  await askToAdd(page, '');
  await expect(sheet.getByLabel('Amount in naira'), 'the next top-up begins empty').toHaveValue('');
  await expect(sheet.getByText('Please enter an amount')).toBeVisible();
});

test('a declined card adds nothing and is tried again', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  await askToAdd(page, '2,500.50');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();

  await page.getByRole('link', { name: 'Try again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await expect(sheet.getByLabel('Amount in naira'), 'what was typed is kept').toHaveValue('2,500.50');
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your wallet' }).click();
  await expectBalance(page, '2,500 naira 50 kobo');
  await expect(page.getByRole('button', { name: /Failed/ })).toBeVisible();
});

test('whoever cancels on the card page is told that nothing was taken, and can go on', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  await askToAdd(page, '700');
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('heading', { name: 'You left without paying' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await expect(sheet.getByText('Your last payment is not confirmed yet')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pay ₦700.00 by card' }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
});

test('a card page that was closed is told plainly; paid after all, the money comes by itself', async ({
  page,
  context,
  member,
}) => {
  await enter(page, member, '/wallet/ng');
  await askToAdd(page, '900');
  await page.getByRole('button', { name: 'Leave without telling the shop' }).click();
  await expect(page.getByRole('heading', { name: 'You left without paying' })).toBeVisible();
  await page.goto('/wallet/ng?popup=fund-wallet');
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await expect(sheet.getByText('Your last payment is not confirmed yet')).toBeVisible();
  await expect(sheet.getByLabel('Amount in naira')).toHaveValue('900');

  const elsewhere = await context.newPage();
  await elsewhere.goto('/wallet/ng');
  await elsewhere.getByRole('button', { name: /^Top-up by card/ }).click();
  const reference = (await elsewhere.getByText(/^wb-/).textContent()) ?? '';
  const stamp = elsewhere.getByRole('dialog').getByText('Pending', { exact: true });
  await expect(stamp).toBeVisible();
  await decideCardPayment(reference, 'success');
  await expect(elsewhere.getByRole('dialog').getByText('Done'), 'without a click').toBeVisible();
  await expect(sheet.getByText('Your last payment came through')).toBeVisible();
});

test('a bank that takes long: we keep asking, then promise to tell', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  await askToAdd(page, '800');
  await page.getByLabel('Card number').fill('5060 6600 0000 0064');
  await page.getByLabel('Expires').fill('12 / 30');
  await page.getByLabel('CVV').fill('606');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Still on its way' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible({ timeout: 40_000 });
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await decideCardPayment(reference, 'success');
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' }), 'without a click').toBeVisible();
});

test('somebody else’s payment is nobody’s', async ({ page, member, newBrowser }) => {
  await enter(page, member, '/wallet/ng');
  await askToAdd(page, '600');
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  const address = page.url();

  const stranger = await (await newBrowser()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Welcome back' }), 'signed out: sign in first').toBeVisible();
  await stranger.goto('/login');
  await stranger.getByLabel('Email, username or phone').fill('adaeze');
  await stranger.getByLabel('Password', { exact: true }).fill('park-to-park-2026');
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
});
