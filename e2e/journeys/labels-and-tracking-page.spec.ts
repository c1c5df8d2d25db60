import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getOrder } from '@waybill/contract/orders/get-order';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { saveLook } from '@waybill/contract/tracking/save-look';
import { readPdf } from '../../apps/api/tests/support/read-pdf.ts';
import { readSquareCodes } from '../../apps/api/tests/support/read-square-codes.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, behindTheScenes } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

const look = {
  isShown: true,
  shopName: 'Ọlá Fabrics',
  logo: null,
  colour: '#f2a71b',
  website: 'https://ola.example',
  phoneNumber: '+2348031234567',
  whatsappNumber: '',
};

/** A shop with parcels that a carrier has agreed to bring. */
async function shopWith(parcels: number) {
  const shop = await newMember('Amina Bello', { naira: 6000 * parcels });
  const carrier = await newMember('Tolu Adebayo');
  await ops('mark-identity', carrier.email, 'checked');
  const { as } = await behindTheScenes(shop);
  const numbers: string[] = [];
  for (let count = 0; count < parcels; count += 1) {
    const { orderId } = await agreeOnParcel(shop, carrier);
    numbers.push((await as.call(getOrder, { params: { id: orderId } })).trackingId);
  }
  return { shop, carrier, as, numbers };
}

test('three labels are printed at once, and the code on one opens its parcel, for whoever may the order', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { shop, carrier, numbers } = await shopWith(3);
  await enter(page, shop, '/orders');
  await page.getByRole('link', { name: 'Print labels' }).click();
  await expect(page.getByRole('heading', { name: 'Print labels' })).toBeVisible();
  await page.getByLabel('All 3').check();
  await page.getByLabel('Labels on A6').check();
  await expectFits(page, 'the labels');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print for 3 parcels' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('waybill-a6-3.pdf');
  const pdf = readFileSync(await download.path());
  expect(readPdf(pdf)).toHaveLength(3);
  const links = readSquareCodes(pdf).flat();
  const origin = new URL(page.url()).origin;
  expect(links.toSorted()).toEqual(numbers.map((number) => `${origin}/t/${number}`).toSorted());

  // Whoever scans it sees the parcel; its carrier goes on to the order.
  const scanned = await (await newBrowser()).newPage();
  await scanned.goto(links[0] ?? '');
  await expect(scanned.getByRole('heading', { name: 'Waiting to be picked up' })).toBeVisible();
  const theirs = await (await newBrowser()).newPage();
  await enter(theirs, carrier, new URL(links[0] ?? '').pathname.replace('/t/', '/orders/number/'));
  await expect(theirs.getByText('Agreed').first()).toBeVisible();
  await expect(theirs).toHaveURL(/\/orders\/ord_/);
});

test('a shop gives its tracking page a look, and customers see it, in its own site, too', async ({ page, newBrowser }) => {
  test.slow();
  const { shop, as, numbers } = await shopWith(1);
  const number = numbers[0] ?? '';
  await enter(page, shop, '/settings/tracking-page');
  await page.getByRole('switch', { name: 'Show my look' }).check();
  await page.getByLabel('Name of your shop').fill('Ọlá Fabrics');
  await page.getByLabel('Colour', { exact: true }).fill('#f2a71b');
  await expect(page.getByText(/Too pale to read as text/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your tracking pages look like this now.', { exact: true })).toBeVisible();
  await expectFits(page, 'the look');
  await expectAccessible(page);
  const line = await page.getByText(/<iframe .*shop=/).textContent();
  await as.call(saveLook, { body: look });

  const customer = await (await newBrowser()).newPage();
  await customer.goto(`/t/${number}`);
  await expect(customer.getByRole('link', { name: 'Ọlá Fabrics', exact: true })).toBeVisible();
  await expect(customer.getByText(spellTrackingId(number))).toBeVisible();
  await expectFits(customer, 'the tracking page');
  await expectAccessibleInBothSchemes(customer);
  await customer.setViewportSize({ width: 1280, height: 800 });
  await expectFits(customer, 'the tracking page on a desk');
  const cookies = (await customer.context().cookies()).map(({ name }) => name);
  expect(cookies, 'but for the one of the test itself').toEqual(['__allowCookie']);

  // The shop’s own site, elsewhere: one line in it.
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Ọlá</title><main><h1>Ọlá</h1>${line}</main></html>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    await customer.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const frame = customer.frameLocator('iframe');
    await frame.getByLabel('Tracking number').fill(spellTrackingId(number));
    await frame.getByRole('button', { name: 'Track it' }).click();
    await expect(frame.getByRole('heading', { name: 'Waiting to be picked up' })).toBeVisible();
    await expect(frame.getByText('Ọlá Fabrics').first()).toBeVisible();
  } finally {
    site.close();
  }
});
