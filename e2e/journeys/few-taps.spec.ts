import { lagosDay } from '../../apps/web/src/ui/lagos-day.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { postTrip } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { choose, fillAddress, fillStreet } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';
import { countTaps } from '../support/taps.ts';
import { expectFits } from '../support/ugly.ts';

test('an ordinary parcel is posted with nine taps, beginning on Home', { tag: '@phone' }, async ({ page }) => {
  const amina = await newMember('Amina Bello', { naira: 200_000 });
  await enter(page, amina);
  const home = page.getByRole('main');
  const taps = await countTaps(page);
  await fillAddress(home, 'From', 'Yaba');
  await fillAddress(home, 'To', 'Wuse');
  await home.getByRole('button', { name: 'Send it', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
  const next = () => sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: 'What is it?' }), 'what was typed on Home is not asked again').toBeVisible();
  await choose(sheet, /^Shoebox/);
  await expect(sheet.getByLabel('Weight in kilograms')).toHaveValue('2');
  await choose(sheet, 'Clothes and shoes');
  await sheet.getByLabel(/^What it is worth/).fill('20,000');
  await next();
  await expect(sheet.getByLabel(/^Your fee/)).not.toHaveValue('');
  await next();
  await fillStreet(sheet, 'Pickup address', '12 Herbert Macaulay Way');
  await fillStreet(sheet, 'Drop-off address', '4 Aminu Kano Crescent');
  await sheet.getByLabel('Who receives it').fill('Chidi Obi');
  await sheet.getByLabel('Their phone number').fill('0803 123 9876');
  await next();
  await sheet.getByLabel('Your PIN').fill(amina.pin);
  await sheet.getByRole('button', { name: /^Hold .* and post$/ }).click();
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();
  expect(await taps()).toBe(9);

  await page.goBack();
  await expect(sheet, 'Back from the end leaves').toBeHidden();
  await expect(home.getByRole('combobox', { name: 'To' }), 'Home has forgotten it').toHaveValue('');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Send a parcel' }).click();
  await sheet.getByRole('button', { name: 'Chidi Obi, Wuse, Abuja' }).click();
  await expect(sheet.getByRole('combobox', { name: 'To' }), 'and remembers whom it went to').toHaveValue('Wuse, Abuja');
});

test('a place in the luggage is booked with eight taps, and Back goes one step back', { tag: '@phone' }, async ({ page }) => {
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  await postTrip(tolu, { roomKg: 10, pricePerKg: 1500 });
  const amina = await newMember('Amina Bello', { naira: 20_000 });
  await enter(page, amina);
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Book a traveller' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('searchbox').fill('Tolu');
  const trips = form.getByRole('list', { name: 'Trips with room' });
  const trip = trips.getByRole('button', { name: /Tolu Adebayo.*room for 10 kg.*1,500 naira a kilogram/s });
  await trip.first().click();
  const next = () => form.getByRole('button', { name: 'Continue', exact: true }).click();
  await choose(form, /^Shoebox/);
  await choose(form, 'Gifts');
  await form.getByLabel(/^What it is worth/).fill('8,000');
  await next();
  await expect(form.getByRole('heading', { name: 'Who hands it over, who gets it?' })).toBeVisible();
  await fillStreet(form, 'Pickup address', '3 Bode Thomas Street');
  await fillStreet(form, 'Drop-off address', 'Area 11 gate');
  await form.getByLabel('Who receives it').fill('Chidi Obi');
  await form.getByLabel('Their phone number').fill('08031239876');
  await next();
  await expect(form.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();

  await page.goBack();
  await expect(form.getByLabel('Who receives it'), 'nothing is lost on the way back').toHaveValue('Chidi Obi');
  await page.goBack();
  await expect(form.getByLabel('Weight in kilograms')).toHaveValue('2');
  await page.goBack();
  await expect(trips, 'the list again').toBeVisible();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(form.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  await form.getByLabel('Your PIN').fill(amina.pin);
  await form.getByRole('button', { name: 'Hold ₦3,500.00 and ask' }).click();
  await expect(form.getByText('Tolu has your request')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(8);
});

test('ways to send a parcel: a trip that goes there is chosen, and keeps what was filled in', { tag: '@phone' }, async ({
  page,
}) => {
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  // Before all others on this way.
  await postTrip(tolu, { roomKg: 10, pricePerKg: 1500, shippingDate: lagosDay(new Date()) });
  const amina = await newMember('Amina Bello', { naira: 20_000 });
  await enter(page, amina, '/?popup=post-send');
  const sheet = page.getByRole('dialog');
  const next = () => sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillAddress(sheet, 'From', 'Yaba');
  await fillAddress(sheet, 'To', 'Wuse');
  await next();
  await choose(sheet, /^Envelope/);
  await choose(sheet, 'Documents');
  await sheet.getByLabel(/^What it is worth/).fill('20,000');
  await next();
  await sheet
    .getByRole('radio', { name: /Tolu Adebayo.*1,250 naira/s })
    .first()
    .check();
  await next();
  await expect(page.getByRole('dialog', { name: 'Book a traveller' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Who hands it over, who gets it?' }), 'only what is missing').toBeVisible();
  await page.goBack();
  await expect(sheet.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  await expect(sheet.getByLabel('Weight in kilograms')).toHaveValue('0.5');
});

test('the questions fit a small phone: six kinds at once, the fee in sight, and all of it by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const amina = await newMember('Amina Bello', { naira: 20_000 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  for (let trip = 0; trip < 4; trip += 1) await postTrip(tolu, { roomKg: 10, pricePerKg: 1500 });
  await enter(page, amina, '/?popup=post-send');
  const sheet = page.getByRole('dialog');
  await fillAddress(sheet, 'From', 'Yaba');
  await fillAddress(sheet, 'To', 'Wuse');
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  await choose(sheet, /^Bag/);
  const kinds = sheet.getByRole('group', { name: 'Kind of thing' });
  await expect(kinds.getByRole('radio')).toHaveCount(6);
  await expect(kinds.locator('label:visible').last(), 'without scrolling').toBeInViewport({ ratio: 1 });
  await kinds.getByText('More kinds').press('Enter');
  await expect(kinds.getByRole('radio')).toHaveCount(12);
  await kinds.getByRole('radio', { name: 'Household goods' }).press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(kinds.getByRole('radio', { name: 'Spare parts and tools' })).toBeChecked();
  await sheet.getByLabel(/^What it is worth/).fill('20,000');
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(sheet.getByRole('heading', { name: 'How should it go?' })).toBeVisible();
  const ways = sheet.getByRole('group', { name: 'Ways to send it' });
  await expect(ways.getByRole('radio'), 'two who leave soonest, and everybody').toHaveCount(3);
  await expect(sheet.getByLabel(/^Your fee/)).not.toHaveValue('');
  await expect(sheet.getByLabel(/^Your fee/), 'without scrolling').toBeInViewport({ ratio: 1 });
  await expectFits(page, 'the ways to send a parcel');
  await ways.getByText(/more go that way$/).click();
  expect(await ways.getByRole('radio').count(), 'the others, too').toBeGreaterThan(4);
});

test('a place is where the phone is, or what was pasted', { tag: '@phone' }, async ({ page, context }) => {
  const amina = await newMember('Amina Bello');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 6.5149, longitude: 3.3779, accuracy: 20 });
  await enter(page, amina, '/?popup=post-send');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'From: where I am now' }).click();
  await expect(sheet.getByRole('combobox', { name: 'From' })).toHaveValue('Yaba, Lagos');
  const to = sheet.getByRole('combobox', { name: 'To' });
  await to.fill('https://maps.app.goo.gl/abc');
  await expect(sheet.getByText(/^We cannot see the place in this link/)).toBeVisible();
  await to.fill('https://www.google.com/maps?q=9.0765,7.4652');
  await expect(to, 'the nearest place we know').toHaveValue(/, Abuja$/);
});
