import { addDays } from '@waybill/contract/day';
import { lagosDay } from '../../apps/web/src/ui/lagos-day.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { newMember } from '../support/people.ts';
import { addPhoto, choose, fillAddress, fillStreet } from '../support/posting.ts';
import { enter, signIn } from '../support/signing-in.ts';

const inAWeek = addDays(lagosDay(new Date()), 7);

test('a traveller posts a trip, and a sender books a place in the luggage', async ({ page, newBrowser }) => {
  test.slow();
  const tolu = await newMember('Tolu Adebayo');
  await enter(page, tolu, '/?popup=deliver');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('tab', { name: 'I am travelling' }).click();
  await fillAddress(sheet, 'Where you start', 'Surulere');
  await fillAddress(sheet, 'Where you are going', 'Garki');
  await sheet.getByLabel('Day you leave').fill(inAWeek);
  await sheet.getByLabel('How you travel').selectOption('5');
  await sheet.getByLabel('Kilograms').fill('5');
  await sheet.getByLabel('Parcels').fill('2');
  await sheet.getByLabel(/^For a kilogram/).fill('2,000');
  await sheet.getByLabel(/^What should people know/).fill('Room for two small things');
  await addPhoto(sheet);
  await sheet.getByRole('button', { name: 'Post your trip' }).click();
  await expect(page.getByRole('dialog', { name: 'Identity check' }), 'not before we know them').toBeVisible();

  await ops('mark-identity', tolu.email, 'checked');
  await page.goto('/?popup=deliver&popup.half=trip');
  await expect(sheet.getByText('You began this before')).toBeVisible();
  await sheet.getByRole('button', { name: 'Post your trip' }).click();
  await expect(sheet.getByText('Your trip is on the board')).toBeVisible();
  await sheet.getByRole('link', { name: 'See your trip' }).click();
  await expect(page).toHaveURL(/\/timeline\/post\/2\/trp_/);
  await expect(page.getByRole('main').locator('img').first(), 'with its picture').toBeVisible();
  const tripId = page.url().split('/').pop() ?? '';
  await page.goto(`/?popup=book-travellers-request&popup.itemId=${tripId}`);
  await expect(sheet.getByRole('heading', { name: 'This trip is your own' })).toBeVisible();

  const other = await (await newBrowser()).newPage();
  const amina = await newMember('Amina Bello', { naira: 15_000 });
  await enter(other, amina, '/?popup=book-travellers-request');
  const form = other.getByRole('dialog');
  await form.getByRole('searchbox').fill('Tolu');
  await form
    .getByRole('list', { name: 'Trips with room' })
    .getByRole('button', { name: /Tolu Adebayo/ })
    .first()
    .click();
  const next = () => form.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(form.getByText(/By air|by air/).first(), 'who goes, how and for how much').toBeVisible();
  await expect(form.getByText(/room for 5 kg, 2 parcels · ₦2,000.00 a kilogram/)).toBeVisible();
  await choose(form, 'Gifts');
  await form.getByLabel('Weight in kilograms').fill('5.5');
  await form.getByLabel(/^What it is worth/).fill('8,000');
  await next();
  await expect(form.getByText('There is room for 5 kg only.')).toBeVisible();
  await form.getByLabel('Weight in kilograms').fill('1.5');
  await next();
  await expect(form.getByRole('heading', { name: 'From Surulere, Lagos' }), 'from where the trip begins').toBeVisible();
  await fillStreet(form, 'Pickup address', '3 Bode Thomas Street');
  await fillStreet(form, 'Drop-off address', 'Area 11 gate');
  await form.getByLabel('Who receives it').fill('Chidi Obi');
  await form.getByLabel('Their phone number').fill('08031239876');
  await next();
  await form.getByLabel('Your PIN').fill(amina.pin);
  await expect(form.getByText('₦3,000.00').first(), 'by its weight').toBeVisible();
  await form.getByRole('button', { name: 'Hold ₦3,500.00 and ask' }).click();
  await expect(form.getByText('Tolu has your request')).toBeVisible();
  await page.goto(`/timeline/post/2/${tripId}`);
  await expect(page.getByText('Room for 3.5 kg, 1 parcel'), 'what is left').toBeVisible();
});

test('a business posts a batch with several stops in its own order', async ({ page }) => {
  await signIn(page, 'swiftlane');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good/);
  await page.goto('/?popup=batch-shipping');
  const sheet = page.getByRole('dialog');
  await fillAddress(sheet, 'Where you pick up', 'Yaba');
  await fillAddress(sheet, 'Drop-off 1', 'Ibadan');
  await sheet.getByRole('button', { name: 'Add a drop-off' }).click();
  await fillAddress(sheet, 'Drop-off 2', 'Ilorin');
  await sheet.getByRole('button', { name: 'Move drop-off 2 up' }).click();
  await expect(sheet.getByRole('group', { name: 'Drop-off 1' }).getByRole('combobox')).toHaveValue(/Ilorin/);
  await sheet.getByLabel('Day you leave').fill(inAWeek);
  await sheet.getByLabel('Kilograms').fill('120');
  await sheet.getByLabel('Parcels', { exact: true }).fill('30');
  await addPhoto(sheet);
  await sheet.getByLabel(/^Lowest price/).fill('3,000');
  await sheet.getByLabel(/^Highest price/).fill('2,000');
  await sheet.getByRole('button', { name: 'Post your batch' }).click();
  await expect(sheet.getByText('Please enter at least the lowest price')).toBeVisible();
  await sheet.getByLabel(/^Highest price/).fill('9,000');
  await sheet.getByRole('button', { name: 'Post your batch' }).click();
  await expect(sheet.getByText('Your batch is on the board')).toBeVisible();
  await sheet.getByRole('link', { name: 'See your batch' }).click();
  await expect(page.getByRole('main').getByText(/room for 120 kg, 30 parcels/i)).toBeVisible();
});
