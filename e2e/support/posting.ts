import { expect, type Locator, type Page } from '@playwright/test';
import { cameraPhoto } from './photos.ts';

/** Chooses a place as people do: types how it begins, takes the first that is offered, and adds the door. */
export async function fillAddress(within: Locator, label: string, area: string, street = ''): Promise<void> {
  const group = within.getByRole('group', { name: label, exact: true });
  await group.getByRole('combobox').fill(area);
  await group.getByRole('option').first().click();
  if (street !== '') await group.getByLabel('Street, number, landmark').fill(street);
}

/** The door at one end of a parcel. */
export async function fillStreet(within: Locator, label: 'Pickup address' | 'Drop-off address', street: string): Promise<void> {
  await within.getByRole('group', { name: label, exact: true }).getByLabel('Street, number, landmark').fill(street);
}

/** A photo of the camera, and the moment it has arrived. */
export async function addPhoto(within: Locator): Promise<void> {
  await within.getByLabel('Add pictures').setInputFiles(await cameraPhoto('parcel.jpg', 1200, 900));
  await expect(within.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
}

/** One of several that are pressed by their word. */
export async function choose(within: Locator, name: string | RegExp): Promise<void> {
  const radio = within.page().getByRole('radio', { name });
  await within.locator('label').filter({ has: radio }).click();
  await expect(within.getByRole('radio', { name })).toBeChecked();
}

/** From the first question to the slip: documents from Yaba to Wuse. `look` is called at every answered question. */
export async function fillParcel(page: Page, fee: string, look: () => Promise<void> = async () => {}): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  const next = async () => {
    await look();
    await sheet.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await expect(sheet.getByRole('heading', { name: 'Where is it going?' })).toBeVisible();
  await fillAddress(sheet, 'From', 'Yaba');
  await fillAddress(sheet, 'To', 'Wuse');
  await next();
  await expect(sheet.getByRole('heading', { name: 'What is it?' })).toBeVisible();
  await choose(sheet, 'Documents');
  await sheet.getByLabel('Weight in kilograms').fill('2.5');
  await sheet.getByLabel(/^What it is worth/).fill('20,000');
  await addPhoto(sheet);
  await next();
  await expect(sheet.getByRole('heading', { name: 'How should it go?' })).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^Ask everybody/ })).toBeChecked();
  await expect(sheet.getByLabel(/^Your fee/), 'proposed').not.toHaveValue('');
  await sheet.getByLabel(/^Your fee/).fill(fee);
  await next();
  await expect(sheet.getByRole('heading', { name: 'Who hands it over, who gets it?' })).toBeVisible();
  await fillStreet(sheet, 'Pickup address', '12 Herbert Macaulay Way');
  await fillStreet(sheet, 'Drop-off address', '4 Aminu Kano Crescent');
  await sheet.getByLabel('Who receives it').fill('Chidi Obi');
  await sheet.getByLabel('Their phone number').fill('0803 123 9876');
  await next();
  await expect(sheet.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  return sheet;
}
