import { readablePhone } from '@waybill/contract/readable-phone';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newcomer } from '../support/people.ts';
import { enter, enterByForm, signOut } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a new phone number counts once its code came back, and signs in from then on', async ({ page }) => {
  // Somebody of the demo: whoever has just signed up waits a minute for the next code.
  const member = { username: 'adaeze', password: demoPassword, firstName: 'Adaeze' };
  const { localPhone, phone } = newcomer('her new number');
  await enter(page, member, '/settings/account-information');
  await expect(page.getByText('+234 803 123 4501')).toBeVisible();
  await page.getByRole('button', { name: 'Change number' }).click();
  await page.getByLabel('New phone number').fill('12');
  await page.getByRole('button', { name: 'Send the code there' }).click();
  await expect(page.getByLabel('New phone number')).toHaveAccessibleDescription(/./);
  await page.getByLabel('New phone number').fill(localPhone);
  await page.getByRole('button', { name: 'Send the code there' }).click();

  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Six-digit code').fill(await codeSentTo(phone, 'sms'));
  await expectToast(page, 'Number changed');
  await expect(page.getByText(readablePhone(phone))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change number' })).toBeVisible();

  await signOut(page);
  await enterByForm(page, { ...member, username: phone });
});
