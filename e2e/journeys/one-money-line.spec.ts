import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, postParcel } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

test('a fee reads as what its carrier earns and as what its sender pays', async ({ page, newBrowser }) => {
  test.slow();
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  const { packageId } = await postParcel(amina);
  const sender = await (await newBrowser()).newPage();
  const address = `/timeline/post/1/${packageId}`;
  await Promise.all([enter(page, tolu, address), enter(sender, amina, address)]);
  await expect(page.getByRole('main').getByText('of ₦5,000.00, after our 10%')).toBeVisible();
  await expect(page.getByRole('main').getByText('4,500 naira')).toBeAttached();
  await expectFits(page, 'a parcel as a carrier sees it');
  await expect(sender.getByRole('main').getByText('₦5,000.00 fee and ₦500.00 charge')).toBeVisible();
  await expect(sender.getByRole('main').getByText('5,500 naira')).toBeAttached();
  await expectFits(sender, 'a parcel as its sender sees it');

  await agreeOnParcel(amina, tolu);
  await Promise.all([page.goto('/orders'), sender.goto('/orders')]);
  await expect(page.getByRole('main').getByText('You earn').first()).toBeVisible();
  await expect(sender.getByRole('main').getByText('You pay').first()).toBeVisible();
  await expectFits(page, 'the orders of a carrier');
  await expectFits(sender, 'the orders of a sender');
});

test('a quote agrees with the market, and offers no ship to a place without a port', async ({ page, member }) => {
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
  await sheet.getByLabel('Weight in kilograms').fill('2');
  const ways = sheet.getByLabel('How it travels').getByRole('option');
  await expect(ways).toHaveText(['Choose one', /^By car/, /^By van/, /^By truck/, /^By bus/]);
  await sheet.getByRole('button', { name: 'See the price' }).click();
  const send = sheet.getByRole('button', { name: /^Send it for about ₦/ });
  const naira = Number((await send.textContent())?.match(/₦([\d,]+)/)?.[1]?.replace(',', ''));
  expect(naira, 'as the park asks').toBeGreaterThan(1_500);
  expect(naira).toBeLessThan(5_000);
  await expect(sheet.getByText(/^You pay ₦.* with our charge/)).toBeVisible();
  await expectFits(page, 'a quote');
});
