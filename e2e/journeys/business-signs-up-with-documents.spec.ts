import type { Page } from '@playwright/test';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { readablePhone } from '@waybill/contract/readable-phone';
import { updateUser } from '@waybill/contract/users/update-user';
import { expectAccessible } from '../support/axe.ts';
import { pdf, png, textFile } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { behindTheScenes } from '../support/orders.ts';
import { newcomer, type Person } from '../support/people.ts';
import { expectDashboard, signIn, signOut } from '../support/signing-in.ts';
import { chooseCity, choosePin, giveCode, goOn } from '../support/signing-up.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';

test('a business signs up with its documents, our team decides about them, and it goes on duty', async ({ page, newBrowser }) => {
  test.slow();
  const swift = newcomer('Oyo Riders');
  await startBusiness(page, swift);

  await test.step('who speaks for it: whoever signs in again goes on at the same step', async () => {
    await expect(page).toHaveURL('/signup/business-rep');
    await page.getByLabel('Full name').fill('Halima Yusuf');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Halima Yusuf');
    const later = await (await newBrowser()).newPage();
    await signIn(later, swift.username, swift.password);
    await expect(later).toHaveURL('/signup/business-rep');
    await later.close();
    await page.getByLabel('Role in the business').selectOption({ index: 1 });
    await chooseCity(page, 'Ibad', /Ibadan/);
    await goOn(page);
  });

  await test.step('the documents', async () => {
    await expect(page).toHaveURL('/signup/documents');
    // The address is there before the page is.
    await expect(page.getByRole('heading', { name: 'Prove the business is yours' })).toBeVisible();
    await goOn(page);
    const registration = page.getByLabel('Certificate of registration').and(page.locator('input'));
    await expect(registration).toHaveAccessibleDescription(/We need this one/);

    await registration.setInputFiles(textFile('notes.txt'));
    await expect(registration).toHaveAccessibleDescription(/Please choose a PDF, JPEG or PNG/);
    await registration.setInputFiles(textFile('notes.pdf', 'application/pdf'));
    await expect(registration, 'the server looks at the content').toHaveAccessibleDescription(/a PDF, a JPEG or a PNG/);

    await registration.setInputFiles(pdf('cac.pdf'));
    await expect(page.getByText(/cac\.pdf ·/)).toBeVisible();
    await registration.setInputFiles(pdf('cac-2026.pdf'));
    await expect(page.getByText(/cac-2026\.pdf ·/)).toBeVisible();
    await expect(page.getByText(/cac\.pdf ·/)).toBeHidden();

    const address = page.getByLabel('Proof of address').and(page.locator('input'));
    await address.setInputFiles(png('bill.png'));
    await page.getByRole('button', { name: 'Remove bill.png' }).click();
    await expect(page.getByText(/bill\.png/)).toBeHidden();

    await page.getByLabel('Representative’s ID').and(page.locator('input')).setInputFiles(png('passport.png'));
    await expect(page.getByText(/passport\.png ·/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/cac-2026\.pdf ·/)).toBeVisible();
    await expect(page.getByText(/passport\.png ·/)).toBeVisible();
    await expect(page.getByText(/bill\.png/)).toBeHidden();
    await goOn(page);
  });

  await expect(page).toHaveURL('/signup/transaction-pin');
  await choosePin(page, swift.pin, swift.password);
  await expectDashboard(page, 'Oyo');
  await expect(page.getByText('Nothing at the moment')).toBeHidden();

  await page.goto('/activity');
  await expect(page.getByRole('heading', { name: 'Activity', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fleet and fare' })).toContainText('12');
  await page.goto('/profile');
  await expect(page.getByText('Halima Yusuf')).toBeVisible();

  const staff = await newStaff('Ngozi Eze');
  const desk = await (await newBrowser()).newPage();
  await test.step('our team find its documents, and refuse one', async () => {
    await enterAsStaff(desk, staff);
    await desk.goto('/ops/kyc');
    await desk
      .getByRole('link', { name: /^Papers of Oyo Riders/ })
      .filter({ hasText: `@${swift.username}` })
      .click();
    await desk.getByLabel('Deciding this check').check();
    await desk.getByRole('button', { name: 'Show the papers' }).click();
    for (const words of ['Documents of the business', 'Halima Yusuf', readablePhone(swift.phone)])
      await expect(desk.getByText(words, { exact: true }).first()).toBeVisible();
    await desk.getByRole('button', { name: 'Refuse' }).click();
    const refusal = desk.getByRole('dialog', { name: 'Refuse these papers?' });
    await expect(refusal.getByLabel(/selfie/), 'a business has no face').toBeHidden();
    await refusal.getByLabel('The ID is not that of the representative you named.').check();
    await refusal.getByRole('button', { name: 'Refuse' }).click();
    await expect(desk.getByText(`Refused by @${staff.username}`)).toBeVisible();
  });

  await test.step('the business reads why, and sends another', async () => {
    await page.goto('/dashboard?popup=complete-kyc');
    const sheet = page.getByRole('dialog', { name: 'Identity check' });
    await expect(sheet.getByText('The ID is not that of the representative you named.')).toBeVisible();
    await expect(sheet.getByLabel('Name, as printed on it'), 'nothing of a person is asked').toBeHidden();
    await expectAccessible(page);
    await sheet.getByLabel('Representative’s ID').and(page.locator('input')).setInputFiles(png('halima.png'));
    await expect(sheet.getByText(/halima\.png ·/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Send them again' }).click();
    await expect(sheet.getByText('We are looking at your documents')).toBeVisible();
  });

  await test.step('decided once, from its own page in the console, it goes on duty', async () => {
    await desk.goto('/ops/people');
    await desk.getByRole('searchbox').fill(swift.username);
    await desk.getByRole('link', { name: new RegExp(`Oyo Riders.*@${swift.username}`) }).click();
    await expect(desk.getByRole('list', { name: 'Documents' })).toContainText('halima.png');
    await desk.getByRole('link', { name: 'Look at them and decide' }).click();
    await expect(desk.getByText('Try 1: Documents of a business, refused')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Accept' }), 'not unseen').toBeDisabled();
    await desk.getByLabel('Deciding this check').check();
    await desk.getByRole('button', { name: 'Show the papers' }).click();
    await desk.getByRole('button', { name: 'Accept' }).click();
    await desk.getByRole('dialog', { name: 'Accept these papers?' }).getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByText(`Accepted by @${staff.username}`)).toBeVisible();
    await expect(page.getByText('Your business is checked').first()).toBeVisible();
    const { as } = await behindTheScenes(swift);
    await as.call(updateUser, {
      body: { workingHoursStart: { hours: 0, minutes: 0 }, workingHoursEnd: { hours: 23, minutes: 59 } },
    });
    const duty = await as.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 7.38, longitude: 3.94 } });
    expect(duty.isOnDuty).toBe(true);
  });
});

test('a business may finish later, and the dashboard reminds it until it has', async ({ page }) => {
  const swift = newcomer('Ekiti Movers');
  await startBusiness(page, swift);
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expectDashboard(page, 'Ekiti');
  await page.getByRole('link', { name: /Add a representative/ }).click();
  await page.getByLabel('Full name').fill('Dare Ojo');
  await page.getByLabel('Role in the business').selectOption({ index: 2 });
  await chooseCity(page, 'Ado', /Ado-Ekiti/);
  await goOn(page);

  await expect(page).toHaveURL('/signup/documents');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByRole('link', { name: /Add your documents/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Add a representative/ })).toBeHidden();

  await signOut(page);
  await signIn(page, swift.email, swift.password);
  await expect(page, 'signing in again goes on where it stopped').toHaveURL('/signup/documents');
});

/** From the choice of mode to the landed stamp. */
async function startBusiness(page: Page, { fullName, username, email, localPhone, phone, password }: Person): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('link', { name: /I run a dispatch business/ }).click();
  await page.getByLabel('Name of the business').fill(fullName);
  await page.getByLabel('Username').focus();
  await expect(page.getByLabel('Username')).not.toBeEmpty();
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText(`@${username} is free`)).toBeVisible();
  await goOn(page);

  await page.getByLabel('Business phone').fill(localPhone);
  await page.getByLabel('Business email').fill(email);
  await page.getByLabel('Website').fill('not a website');
  await goOn(page);
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/does not look like a web address/);
  await page.getByLabel('Website').fill('oyoriders.ng');
  await goOn(page);

  // The hours a business keeps unless it says otherwise.
  await expect(page.getByLabel('Open from')).toHaveValue('08:00');
  await expect(page.getByLabel('Until')).toHaveValue('17:00');
  await page.getByLabel('Vehicles in your fleet').fill('0');
  await goOn(page);
  await expect(page.getByLabel('Vehicles in your fleet')).toHaveAccessibleDescription(/at least one vehicle/);
  await page.getByLabel('Vehicles in your fleet').fill('12');
  await goOn(page);

  await expect(page).toHaveURL('/signup/security');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL('/signup/phone-verification');
  await giveCode(page, await codeSentTo(phone, 'sms'));
}
