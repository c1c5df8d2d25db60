import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { verifyWebhook } from '@waybill/client/verify-webhook';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember, type Person } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const origin = process.env.E2E_ORIGIN ?? '';
const run = promisify(execFile);

/** A server of the shop that believes only what is signed with its secret. */
async function openShop() {
  const shop = { secret: '', told: [] as { id: string; type: string; data: unknown }[], refused: 0, url: '', close: () => {} };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    try {
      const { type, data } = await verifyWebhook(body, request.headers, shop.secret);
      shop.told.push({ id: String(request.headers['webhook-id']), type, data });
      response.writeHead(204).end();
    } catch {
      shop.refused += 1;
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  shop.close = () => void server.close();
  return shop;
}

async function makeKey(page: Page, person: Person): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Make an API key' }).click();
  const sheet = page.getByRole('dialog', { name: 'A new API key' });
  await sheet.getByLabel('Name').fill('Our shop');
  for (const scope of ['Send', 'Webhooks']) await sheet.getByLabel(scope, { exact: true }).check();
  await sheet.getByRole('button', { name: 'Make the key' }).click();
  await sheet.getByLabel('Password', { exact: true }).fill(person.password);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  const made = page.getByRole('dialog', { name: 'Your new key' });
  const secret = (await made.locator('code').textContent()) ?? '';
  await made.getByRole('button', { name: 'I have kept it' }).click();
  await main.getByRole('button', { name: 'Daily limit of Our shop' }).click();
  const limit = page.getByRole('dialog', { name: 'What it may spend' });
  await limit.getByLabel('A day at most in naira').fill('20,000');
  await limit.getByRole('button', { name: 'Continue to your PIN' }).click();
  await limit.getByLabel('Your PIN').fill(person.pin);
  await limit.getByRole('button', { name: /^Let it spend ₦20,000/ }).click();
  await expectToast(page, '“Our shop” may spend');
  return secret;
}

test('a shop reads the guide, makes a key, sends a parcel by curl, is told of it and told again, until the key is revoked', async ({
  page,
}) => {
  test.slow();
  const shop = await openShop();
  const ngozi = await newMember('Ngozi Books', { naira: 20_000 });

  await page.goto('/developers');
  await expect(page.getByRole('heading', { name: 'Build on Waybill' })).toBeVisible();
  await page.getByRole('tablist', { name: 'Sending a parcel' }).getByRole('tab', { name: 'TypeScript' }).click();
  await expect(page.getByText('waybill.parcels.createPackage(')).toBeVisible();
  await page.getByRole('tablist', { name: 'Sending a parcel' }).getByRole('tab', { name: 'curl' }).click();
  const send = (await page.getByRole('region', { name: '4. Send a parcel' }).locator('pre').textContent()) ?? '';
  await expectFits(page, 'the guide for developers');
  await expectAccessibleInBothSchemes(page);

  await enter(page, ngozi, '/settings/developers');
  const secret = await makeKey(page, ngozi);
  const env = { ...process.env, WAYBILL: origin, WAYBILL_KEY: secret };
  /** What the shop runs: with curl, in a shell of its own. */
  const shell = async (script: string) => JSON.parse((await run('bash', ['-c', script], { env })).stdout);

  const keyed = 'curl -sS -H "Authorization: Bearer $WAYBILL_KEY" -H "Content-Type: application/json"';
  const added = await shell(`${keyed} -d '{"url":"${shop.url}","types":["parcel.posted"]}' "$WAYBILL/api/webhook-endpoints"`);
  shop.secret = added.secret.key;
  const [packageId = ''] = JSON.stringify(await shell(send)).match(/pkg_[0-9A-Z]{26}/) ?? [];
  await expect.poll(() => shop.told).toMatchObject([{ type: 'parcel.posted', data: { packageId } }]);

  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: /parcel\.posted.*answered 204.*Delivered/ }).click();
  await page.getByRole('dialog', { name: 'Delivery' }).getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => shop.told.length).toBe(2);
  expect(shop.told[1], 'the same event, by the same id').toEqual(shop.told[0]);
  expect(shop.refused).toBe(0);

  await page.goto('/settings/developers');
  await page.getByRole('main').getByRole('button', { name: 'Revoke Our shop' }).click();
  await page.getByRole('dialog', { name: 'Revoke “Our shop”?' }).getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Revoked');
  await expect.poll(async () => (await shell(send.replace('order-1001', 'order-1002'))).code).toBe('key_over');
  shop.close();
});
