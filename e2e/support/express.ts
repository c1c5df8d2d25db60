import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { ops } from './ops.ts';
import { newcomer, newMember, type Person } from './people.ts';
import { choose, fillAddress, fillStreet } from './posting.ts';
import { enter } from './signing-in.ts';

/** A corner of the country where no other journey looks for riders. */
const transAmadi = { latitude: 4.814, longitude: 7.037 };

export type Rider = { readonly person: Person; readonly page: Page };

/** A rider with a checked identity, a bike and a phone that knows its position, signed in and on duty. */
export async function newRider(
  fullName: string,
  context: BrowserContext,
  kmAway: number,
  corner: { readonly latitude: number; readonly longitude: number } = transAmadi,
): Promise<Rider> {
  const person = await newMember(fullName);
  await ops('mark-identity', person.email, 'checked');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...corner, latitude: corner.latitude + kmAway / 111, accuracy: 20 });
  const page = await context.newPage();
  await enter(page, person, '/?popup=express-delivery-list');
  await page.getByRole('switch', { name: 'Off duty' }).click();
  await expect(page.getByRole('switch', { name: 'On duty, bike' })).toBeVisible();
  return { person, page };
}

/** From the first question to the money in escrow: documents across town, at once. Answers who receives them. */
export async function postExpress(page: Page, { pin }: Person, fee: string): Promise<Person> {
  const receiver = newcomer('Chidi Obi');
  await page.goto('/?popup=post-send');
  const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
  const next = () => sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillAddress(sheet, 'From', 'Trans Amadi');
  await fillAddress(sheet, 'To', 'Rumuola');
  await next();
  await choose(sheet, 'Documents');
  await sheet.getByLabel('Weight in kilograms').fill('1');
  await sheet.getByLabel(/^What it is worth/).fill('10,000');
  await next();
  await choose(sheet, /^Express, now/);
  await sheet.getByLabel(/^Your fee/).fill(fee);
  await next();
  await fillStreet(sheet, 'Pickup address', '3 Nkpogu Road');
  await fillStreet(sheet, 'Drop-off address', '9 Rumuadaolu Street');
  await sheet.getByLabel('Who receives it').fill(receiver.fullName);
  await sheet.getByLabel('Their phone number').fill(receiver.localPhone);
  await next();
  await sheet.getByLabel('Your PIN').fill(pin);
  await sheet.getByRole('button', { name: /^Hold/ }).click();
  return receiver;
}
