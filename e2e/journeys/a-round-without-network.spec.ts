import type { Page } from '@playwright/test';
import { getOrder } from '@waybill/contract/orders/get-order';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expectInstalled, expectStored } from '../support/installed.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { agreedParcels, businessWithRider, type Coded, expressParcel } from '../support/rounds.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ serviceWorkers: 'allow' });

const nextStop = (page: Page) => page.getByRole('region', { name: 'Your next stop' });

/** At the door: the one large button, and the code of whoever stands there. */
async function doNextStop(rider: Page, parcels: readonly Coded[], place: number): Promise<void> {
  const card = nextStop(rider);
  await expect(card.getByText(`Stop ${place} of 12`)).toBeVisible();
  const number = (await card.locator('.font-mono').textContent())?.replaceAll(/\s/g, '');
  const parcel = parcels.find(({ trackingId }) => trackingId === number);
  if (!parcel) throw new Error(`Nobody knows ${number}`);
  const isPickup = (await card.getByRole('heading', { level: 2 }).textContent())?.startsWith('Fetch') === true;
  await card.getByRole('button', { name: isPickup ? 'Pick it up' : 'Hand it over' }).click();
  const door = rider.getByRole('dialog');
  await door.getByLabel(isPickup ? 'The sender’s code' : 'The receiver’s code').fill(isPickup ? parcel.pickup : parcel.handover);
  await door.getByRole('button', { name: isPickup ? 'I have the parcel' : 'I have handed it over', exact: true }).click();
  await expect(door).toBeHidden();
}

test('a round is planned, an express parcel is slipped in, and its twelve stops are driven without network', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { business, businessId, as, rider: tobi } = await businessWithRider();
  const [amina, ngozi] = [await newMember('Amina Bello', { naira: 20_000 }), await newMember('Ngozi Eze', { naira: 20_000 })];
  const parcels = [...(await agreedParcels(amina, business, 3)), ...(await agreedParcels(ngozi, business, 2))];
  const context = await newBrowser();
  const rider = await context.newPage();

  await test.step('the office chooses what waits, changes the plan by hand, and keeps it', async () => {
    await enter(page, business, '/business/rounds');
    await expect(page.getByText('No round that day yet')).toBeVisible();
    await page.getByRole('button', { name: 'Choose all 5' }).click();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Plan 5 parcels' }).click();
    await expect(page.getByRole('heading', { name: 'Tobi Adeyemi' })).toBeVisible();
    await expect(page.getByText(/^(LAG \d+ · )?5 parcels, /)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.locator('button[aria-label$=": later"]:not([aria-disabled])').first().click();
    await expect(page.getByText(/more\.|less\.|It costs nothing\./)).toBeVisible();
    await page.getByRole('button', { name: 'Keep these rounds' }).click();
    await expectToast(page, 'The rounds are kept');
    await expect(page.getByText(/^(LAG \d+ · )?0 of 10 stops done/)).toBeVisible();
  });

  await test.step('an express parcel is slipped into the round that runs, with what it costs', async () => {
    parcels.push(await expressParcel(ngozi, business));
    await page.reload();
    await expect(page.getByText(/^Express · /)).toBeVisible();
    await page.getByRole('button', { name: /^Slip in / }).click();
    const sheet = page.getByRole('dialog', { name: 'Slip in: to Ajah, Lagos' });
    await expectAccessibleInBothSchemes(page);
    await sheet.getByRole('button', { name: /Tobi Adeyemi/ }).click();
    await expectToast(page, 'In the round of Tobi Adeyemi');
    await expect(page.getByText(/^(LAG \d+ · )?0 of 12 stops done/)).toBeVisible();
  });

  await test.step('the rider opens the day, says yes, and has all of it on the phone', async () => {
    await enter(rider, tobi, `/business/today?as=${businessId}`);
    await rider.getByRole('button', { name: 'Yes, I ride them' }).click();
    await expect(rider.getByText('6 parcels are new for you')).toBeHidden();
    await expect(nextStop(rider).getByRole('link', { name: /^Call Amina|^Call Ngozi/ })).toBeVisible();
    await expect(nextStop(rider).getByRole('link', { name: 'Navigate' })).toBeVisible();
    await expect(rider.getByText('All of it is on this phone: you can ride without network.')).toBeVisible();
    await expectAccessibleInBothSchemes(rider);
    await expectInstalled(rider);
    await expectStored(rider, ['day', 'parcel-of-day']);
  });

  await test.step('without network the app opens with the day, and every code waits on the phone', async () => {
    await context.setOffline(true);
    await rider.reload();
    await expect(rider.getByRole('region', { name: 'For whom you act' })).toContainText('Harbour Lanes');
    for (let place = 1; place <= 12; place += 1) await doNextStop(rider, parcels, place);
    await expect(rider.getByText('All done for now')).toBeVisible();
    await expect(rider.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await expect(page.getByText(/^(LAG \d+ · )?0 of 12 stops done/), 'nobody knows yet').toBeVisible();
  });

  await test.step('the network is back: all of it is delivered, and the round is done', async () => {
    await context.setOffline(false);
    await expect(rider.getByText('Waiting to be sent', { exact: true })).toBeHidden({ timeout: 90_000 });
    const statuses = async () =>
      Promise.all(parcels.map(async ({ orderId }) => (await as.call(getOrder, { params: { id: orderId } })).orderStatus));
    await expect.poll(statuses).toEqual(parcels.map(() => 5));
    await page.reload();
    await expect(page.getByText(/^(LAG \d+ · )?All 12 stops done$/)).toBeVisible();
  });
});
