import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { agreeOnParcel } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter, swiftlane } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

type Received = { readonly id: string; readonly signature: string; readonly signed: string; readonly body: string };

/** The server of a shop, on this machine. */
async function openShop() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const [id, time, signature] = ['id', 'timestamp', 'signature'].map((name) => String(request.headers[`webhook-${name}`]));
      received.push({ id: id ?? '', signature: signature ?? '', signed: `${id}.${time}.${body}`, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    close: () => server.close(),
  };
}

const signatureBy = (secret: string, signed: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(signed)
    .digest('base64')}`;

async function addEndpoint(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an endpoint' });
  await sheet.getByLabel('Address').fill(url);
  await sheet.getByLabel('What is it for? (optional)').fill('The shop');
  await expectAccessible(page);
  await expectFits(page, 'the form of an endpoint');
  await sheet.getByRole('button', { name: 'Add the endpoint' }).click();
  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Close' }).click();
  return secret;
}

/** A row of the list, by its event and its state. */
const delivered = (page: Page, type: string): Locator =>
  page.getByRole('button', { name: new RegExp(`${type.replace('.', '\\.')}.*answered 204.*Delivered`) });

test('a shop adds an endpoint, hears of an order, looks at the delivery and replays it', async ({ page }) => {
  test.slow();
  const shop = await openShop();
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  await enter(page, amina, '/settings');
  await page.getByRole('link', { name: /^Webhooks/ }).click();
  await expect(page.getByRole('heading', { name: 'No endpoints yet' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const secret = await addEndpoint(page, shop.url);

  await test.step('a test arrives', async () => {
    await page.getByRole('button', { name: /^Send a test to / }).click();
    await expect(delivered(page, 'webhook.ping')).toBeVisible();
  });

  await test.step('so does what happens to an order, signed with the secret', async () => {
    const { orderId } = await agreeOnParcel(amina, swiftlane);
    await expect(delivered(page, 'order.accepted')).toBeVisible({ timeout: 20_000 });
    const told = shop.received.find(({ body }) => body.includes('order.accepted'));
    expect(told?.body).toContain(orderId);
    expect(told?.signature).toBe(signatureBy(secret, told?.signed ?? ''));
    await expectFits(page, 'the page of webhooks');
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('she looks at it, and has it sent once more', async () => {
    await delivered(page, 'order.accepted').click();
    const sheet = page.getByRole('dialog', { name: 'Delivery' });
    await expect(sheet.getByText(/"orderId": "ord_/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const id = (await sheet.getByText(/^whm_/).textContent()) ?? '';
    await sheet.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(() => shop.received.filter((one) => one.id === id).length).toBe(2);
    await expect(sheet.getByRole('region', { name: 'Attempts' }).getByRole('listitem')).toHaveCount(2);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('switched off, it hears nothing', async () => {
    await page.getByRole('button', { name: /^More for / }).click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Switched off. New events are not kept for it.')).toBeVisible();
  });
  shop.close();
});
