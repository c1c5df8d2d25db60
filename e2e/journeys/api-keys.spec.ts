import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { shopParcel } from '../support/shop-parcel.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const origin = process.env.E2E_ORIGIN ?? '';

test('a shop makes a key; its program sends a parcel within the day’s limit, and is refused once the key is revoked', async ({
  page,
}) => {
  const ngozi = await newMember('Ngozi Books', { naira: 20_000 });
  await enter(page, ngozi, '/settings/developers');
  const main = page.getByRole('main');
  await expect(main.getByText(/You have none yet/)).toBeVisible();
  await main.getByRole('button', { name: 'Make an API key' }).click();
  const sheet = page.getByRole('dialog', { name: 'A new API key' });
  await sheet.getByLabel('Name').fill('Our shop');
  await sheet.getByLabel('Send', { exact: true }).check();
  await expectFits(page, 'the form of a key');
  await expectAccessibleInBothSchemes(page);
  await sheet.getByRole('button', { name: 'Make the key' }).click();
  await sheet.getByLabel('Password', { exact: true }).fill(ngozi.password);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  const made = page.getByRole('dialog', { name: 'Your new key' });
  const secret = (await made.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^wb_live_/);
  await expectFits(page, 'the key, this once');
  await expectAccessible(page);
  await made.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(secret)).toBeHidden();

  const send = (key: string) =>
    fetch(`${origin}/api/timeline/package`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(shopParcel),
    });
  const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
  expect(await codeOf(await send('order-1001')), 'nothing is spent until the owner says so').toBe('key_limit_reached');

  await main.getByRole('button', { name: 'Daily limit of Our shop' }).click();
  const limit = page.getByRole('dialog', { name: 'What it may spend' });
  await limit.getByLabel('A day at most in naira').fill('5,000');
  await expectFits(page, 'the limit of a key');
  await limit.getByRole('button', { name: 'Continue to your PIN' }).click();
  await limit.getByLabel('Your PIN').fill(ngozi.pin);
  await limit.getByRole('button', { name: /^Let it spend ₦5,000/ }).click();
  await expectToast(page, '“Our shop” may spend ₦5,000.00 a day');

  const first = await send('order-1001');
  expect(first.status).toBe(201);
  expect((await send('order-1001')).status, 'sent again it is the same parcel').toBe(201);
  expect(await codeOf(await send('order-1002')), 'the day’s limit').toBe('key_limit_reached');
  await page.reload();
  await expect(main.getByText(/of ₦5,000\.00 spent today/)).toBeVisible();
  await expectFits(page, 'a key in use');
  await expectAccessibleInBothSchemes(page);

  await main.getByRole('button', { name: 'Requests of Our shop' }).click();
  const log = page.getByRole('dialog', { name: 'Requests of “Our shop”' });
  await expect(log.getByText('POST /api/timeline/package').first()).toBeVisible();
  await log.getByText('Refused', { exact: true }).click();
  await expect(log.getByRole('list', { name: 'Requests' }).getByText('403').first()).toBeVisible();
  await expect(log.getByRole('list', { name: 'Requests' }).getByText('201')).toHaveCount(0);
  await expectFits(page, 'the log of a key');
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Close' }).click();

  await main.getByRole('button', { name: 'Revoke Our shop' }).click();
  await page.getByRole('dialog', { name: 'Revoke “Our shop”?' }).getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Revoked');
  await expect.poll(async () => codeOf(await send('order-1003'))).toBe('key_over');
});
