import { expect, test } from '../support/journey.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { emailLeadingTo } from '../support/mailbox.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('somebody chooses what reaches them: at once, on every window, and by keyboard alone', async ({ page, context, member }) => {
  await enter(page, member, '/settings/2');
  const other = await context.newPage();
  await other.goto('/settings/email-notifications');

  await test.step('a switch counts at once, and in the other window', async () => {
    const receipts = page.getByRole('switch', { name: 'Payment receipts' });
    await expect(receipts).toBeChecked();
    await receipts.click();
    await expect(receipts).not.toBeChecked();
    await expect(other.getByRole('switch', { name: 'Payment receipts' })).not.toBeChecked();
    await page.reload();
    await expect(receipts).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Notifications' })).toBeChecked();
  });

  await test.step('without a mouse', async () => {
    const messages = page.getByRole('switch', { name: 'Direct messages' });
    await page.getByRole('switch', { name: 'Notifications' }).focus();
    await tabTo(page, messages, 3);
    await expectVisibleFocus(page, messages);
    await page.keyboard.press('Space');
    await expect(messages).not.toBeChecked();
    await expect(other.getByRole('switch', { name: 'Direct messages' })).not.toBeChecked();
  });

  await test.step('who may write, and what they see', async () => {
    await page.getByRole('link', { name: /^Direct messages/ }).click();
    await expect(page).toHaveURL('/settings/3');
    await page.getByRole('radio', { name: /People I deal with/ }).check();
    await page.getByRole('switch', { name: 'Read receipts' }).click();
    await page.getByRole('switch', { name: 'Presence' }).click();
    await expect(page.getByText('Saving…')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('radio', { name: /People I deal with/ })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Read receipts' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Presence' })).not.toBeChecked();
    await expect(page.getByText('what you hide from others, you do not see of them either')).toBeVisible();
  });
});

test('what could not be saved goes back, and says so', async ({ page, member }) => {
  await enter(page, member, '/settings/push-notifications');
  const ring = page.getByRole('switch', { name: 'Alerts on my devices' });
  await expect(ring).toBeChecked();
  await page.route('**/api/users', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await ring.click();
  await expectToast(page, 'That was not saved');
  await expect(ring).toBeChecked();
  await page.unroute('**/api/users');
  await ring.click();
  await expect(ring).not.toBeChecked();
  await expect(page.getByText('None of your devices gets alerts')).toBeVisible();
  await page.reload();
  await expect(ring).not.toBeChecked();
});

test('the link at the foot of a receipt stops receipts, once somebody presses the button', async ({ page, newBrowser }) => {
  const reader = await newMember('Amina Bello', { naira: 5_000, email: true });
  const mail = await emailLeadingTo('/unsubscribe?token=', reader.email);
  await enter(page, reader, '/settings/email-notifications');
  const receipts = page.getByRole('switch', { name: 'Payment receipts' });
  await expect(receipts).toBeChecked();

  const mailProgram = await (await newBrowser()).newPage();
  await mailProgram.goto(mail.link);
  await expect(mailProgram.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await expect(mailProgram.getByText('You will get no more payment receipts by email.')).toBeVisible();
  await page.reload();
  await expect(receipts, 'looking at a link does nothing').toBeChecked();

  await mailProgram.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(mailProgram.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await expect(receipts, 'the open page hears of it').not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Notifications' })).toBeChecked();

  await mailProgram.getByRole('link', { name: 'Manage my emails' }).click();
  await expect(mailProgram.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(mailProgram).toHaveURL(/next=%2Fsettings%2Femail-notifications/);

  await mailProgram.goto(`${mail.link.slice(0, -4)}AAAA`);
  await mailProgram.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(mailProgram.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
});
