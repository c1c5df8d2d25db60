import type { Locator, Page } from '@playwright/test';
import { updateUser } from '@waybill/contract/users/update-user';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { newBusiness } from '../support/businesses.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, orderSheet } from '../support/orders.ts';
import { newMember, type Person } from '../support/people.ts';
import { addPhoto, choose, fillAddress, fillStreet } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';
import { letQuotesPass } from '../support/time.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

/** A town where no other journey sends anything. */
const rayfield = {
  label: 'Rayfield, Jos',
  latitude: 9.84,
  longitude: 8.9,
  countryCode: 'NG',
  state: 'Plateau',
  city: 'Jos',
  placeId: 'waybill:rayfield',
};

/** Their price for the day that is chosen; there is one for express, too. */
const theirs = /^Plateau Wheels On your day/;

test('a business writes its prices, and a sender posts at them; a price that is over is asked for again', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { business, businessId } = await businessInJos();
  await enter(page, business, '/settings/prices');
  await writeList(page);

  const amina = await newMember('Amina Bello', { naira: 20_000 });
  const sender = await (await newBrowser()).newPage();
  await enter(sender, amina, '/?popup=post-send');
  const sheet = sender.getByRole('dialog', { name: 'Send a parcel' });
  await describeParcel(sheet);
  await expect(sheet.getByRole('radio', { name: theirs }), 'what it costs in all').toHaveAccessibleName(/3,000/);
  await choose(sheet, theirs);
  await expect(sheet.getByRole('status').getByText(/^Plateau Wheels holds this price until/)).toBeVisible();
  await expectFits(sender, 'the price that is held');
  await expectAccessibleInBothSchemes(sender);
  await describePeople(sheet);

  await letQuotesPass(businessId);
  await pay(sheet, amina);
  await expectToast(sender, 'This price held for 5 minutes, which are over. Please ask for it again: nothing was taken.');
  await expect(sheet.getByRole('heading', { name: 'How should it go?' }), 'back where it is asked for').toBeVisible();
  await expectAccessible(sender);
  await choose(sheet, theirs);
  await expect(sheet.getByRole('status').getByText(/^Plateau Wheels holds this price until/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await pay(sheet, amina);
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: /Amina asks you to carry it/ }).click();
  await expect(orderSheet(page).getByText('2,250 naira').first(), 'the fee of the list, less commission').toBeAttached();
  await expectFits(page, 'what the business is asked');
  await expectAccessible(page);
});

async function businessInJos(): Promise<{ business: Person; businessId: string }> {
  const business = await newBusiness('Plateau Wheels');
  await ops('mark-identity', business.email, 'checked');
  const { as, userId } = await behindTheScenes(business);
  await as.call(updateUser, { body: { activeLocation1: rayfield.label, activeLocation1Json: rayfield } });
  return { business, businessId: userId };
}

/** From a proposal to a list of one’s own. What cannot be is said beside its field, and what was typed stays. */
async function writeList(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('You name no prices yet')).toBeVisible();
  await expectFits(page, 'the proposal');
  await expectAccessibleInBothSchemes(page);
  const fees = main.getByLabel('Costs in naira');
  await fees.first().fill('2,000');
  await fees.nth(1).fill('1.000');
  await main.getByLabel('Van adds in naira').fill('-5');
  const percent = main.getByLabel('Nobody at the door, in % of the ride');
  await percent.fill('150');
  await main.getByRole('button', { name: 'Save the prices' }).click();
  await expect(fees.nth(1), 'the first mistake').toBeFocused();
  await expect(fees.nth(1)).toHaveAccessibleDescription(/Please enter an amount/);
  await expect(main.getByLabel('Van adds in naira')).toHaveAccessibleDescription(/Please enter an amount/);
  await expect(percent).toHaveAccessibleDescription(/100% at most/);
  await expect(fees.first(), 'nothing typed is lost').toHaveValue('2,000');
  await expect(fees.nth(1)).toHaveValue('1.000');
  await expect(percent).toHaveValue('150');
  await expectFits(page, 'the mistakes');
  await expectAccessibleInBothSchemes(page);

  await fees.nth(1).fill('1,000');
  await expect(main.getByText('A longer way cannot cost less than a shorter one.', { exact: true })).toBeVisible();
  await fees.nth(1).fill('2,400');
  await fees.nth(2).fill('2,500');
  await main.getByLabel('Van adds in naira').fill('1,500');
  await percent.fill('40');
  await main.getByRole('button', { name: 'Save the prices' }).click();
  await expectToast(page, 'Your prices are saved');
  await page.reload();
  await expect(fees.nth(2)).toHaveValue('2,500');
  await expect(percent).toHaveValue('40');
  await expect(main.getByText('You name no prices yet')).toBeHidden();
}

async function describeParcel(sheet: Locator): Promise<void> {
  const next = () => sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillAddress(sheet, 'From', 'Rayfield');
  await fillAddress(sheet, 'To', 'Bauchi Road');
  await next();
  await choose(sheet, 'Documents');
  await sheet.getByLabel('Weight in kilograms').fill('2.5');
  await sheet.getByLabel(/^What it is worth/).fill('20,000');
  await addPhoto(sheet);
  await next();
  await expect(sheet.getByRole('heading', { name: 'How should it go?' })).toBeVisible();
}

async function describePeople(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillStreet(sheet, 'Pickup address', '12 Rayfield Avenue');
  await fillStreet(sheet, 'Drop-off address', '4 Bauchi Road');
  await sheet.getByLabel('Who receives it').fill('Chidi Obi');
  await sheet.getByLabel('Their phone number').fill('0803 123 9876');
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function pay(sheet: Locator, { pin }: Person): Promise<void> {
  await expect(sheet.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  await sheet.getByLabel('Your PIN').fill(pin);
  await sheet.getByRole('button', { name: /^Hold ₦3,000\.00/ }).click();
}
