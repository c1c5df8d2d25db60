import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { shopParcel } from '../support/shop-parcel.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const origin = process.env.E2E_ORIGIN ?? '';

test('a shop tries things out: a test key, a parcel that a simulated carrier delivers, and a world that is started anew', async ({
  page,
}) => {
  const ngozi = await newMember('Ngozi Books');
  await enter(page, ngozi, '/settings/developers');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Make an API key' }).click();
  const sheet = page.getByRole('dialog', { name: 'A new API key' });
  await sheet.getByLabel('Name').fill('Trials');
  await sheet.getByLabel('It works in').selectOption('test');
  await sheet.getByLabel('Send', { exact: true }).check();
  await expectFits(page, 'the form of a test key');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Make the key' }).click();
  await sheet.getByLabel('Password', { exact: true }).fill(ngozi.password);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  const made = page.getByRole('dialog', { name: 'Your new key' });
  const secret = (await made.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^wb_test_/);
  await made.getByRole('button', { name: 'I have kept it' }).click();
  await expect(main.getByText('Test world', { exact: true })).toBeVisible();

  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...shopParcel, metadata: { simulate: 'delivered', order_ref: 'A-17' } });
  const posted = await fetch(`${origin}/api/timeline/package`, { method: 'POST', headers, body });
  expect(posted.status).toBe(201);
  const { id, metadata } = (await posted.json()) as { id: string; metadata: Record<string, string> };
  expect(metadata.order_ref).toBe('A-17');
  const look = () => fetch(`${origin}/api/timeline/1/${id}`, { headers });
  await expect.poll(async () => ((await (await look()).json()) as { item?: { status: string } }).item?.status).toBe('delivered');

  // Signed in, Ngozi is in the live world, where there is no such parcel.
  await page.goto('/orders');
  await expect(page.getByText('A carton of books')).toHaveCount(0);
  await page.goto('/settings/developers');
  await expectFits(page, 'a test key and its world');
  await expectAccessibleInBothSchemes(page);
  await main.getByRole('button', { name: 'Start it anew' }).click();
  const asked = page.getByRole('dialog', { name: 'Start the test world anew?' });
  await expectFits(page, 'the question before a world goes');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Start anew' }).click();
  await expectToast(page, 'Your test world is empty again');
  expect((await look()).status).toBe(404);
});
