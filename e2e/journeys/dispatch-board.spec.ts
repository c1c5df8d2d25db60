import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { agreeOnParcel, ajah, behindTheScenes, orderAddress, orderSheet } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter, swiftlane } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

const parcels = (page: Page) => page.getByRole('list', { name: 'Parcels' });
const giveSheet = (page: Page) => page.getByRole('dialog', { name: /^Who takes / });

/** Signed in as somebody of Swiftlane, acting for it. */
async function enterFor(page: Page, fullName: string, address: string): Promise<void> {
  const [firstName = ''] = fullName.split(' ');
  const { userId } = await behindTheScenes(swiftlane);
  const member = { username: firstName.toLowerCase(), password: demoPassword, firstName };
  await enter(page, member, `${address}${address.includes('?') ? '&' : '?'}as=${userId}`);
  await expect(page.getByRole('region', { name: 'For whom you act' })).toContainText('Swiftlane');
}

/** The name of whoever is suggested. */
async function suggested(sheet: Locator): Promise<string> {
  const best = sheet.getByRole('region', { name: 'Suggested' }).getByRole('button');
  return ((await best.textContent()) ?? '').replace('Give it to ', '');
}

test('a dispatcher hands out a parcel by keyboard, hears a no with its reason, and gives it to the next', async ({
  page,
  newBrowser,
  isPhone,
}) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  const { orderId, trackingId } = await agreeOnParcel(amina, swiftlane, { to: ajah, byBike: true });
  const row = parcels(page)
    .getByRole('button', { name: new RegExp(trackingId) })
    .first();

  await test.step('the board shows what waits, found by its number', async () => {
    await enterFor(page, 'Hauwa Garba', '/orders');
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Board' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board');
    await expect(parcels(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('searchbox', { name: 'Number, name or place' }).fill(trackingId);
    await expect(row).toContainText('Waits for a rider');
    if (!isPhone) return;
    await expectLargeTargets(page);
    for (const pane of ['Riders', 'Map', 'Parcels']) {
      await page.getByText(pane, { exact: true }).click();
      await expect(page.getByRole('radio', { name: pane })).toBeChecked();
      await expectAccessible(page);
    }
  });

  const first = await test.step('she gives it by keyboard to whoever is suggested', async () => {
    await row.focus();
    await page.keyboard.press('g');
    await expect(giveSheet(page).getByText(/ away/).first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const name = await suggested(giveSheet(page));
    await giveSheet(page)
      .getByRole('button', { name: `Give it to ${name}` })
      .focus();
    await page.keyboard.press('Enter');
    await expectToast(page, `${name} has it`);
    await expect(row).toContainText(`${name} has not answered yet`);
    return name;
  });

  await test.step('the rider says no, and why; the board is none of theirs', async () => {
    const rider = await (await newBrowser()).newPage();
    await enterFor(rider, first, orderAddress(orderId));
    await expect(orderSheet(rider).getByText('Swiftlane Logistics wants you to ride this. Can you?')).toBeVisible();
    await orderSheet(rider).getByRole('button', { name: 'I can’t' }).click();
    await orderSheet(rider).getByLabel('Why not?').fill('A flat tyre');
    await orderSheet(rider).getByRole('button', { name: 'Say no' }).click();
    await expect(row).toContainText(`${first} said no: A flat tyre`);
    await rider.goto('/business/board');
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Not part of your work here');
  });

  await test.step('the next is suggested, and why not the first', async () => {
    await parcels(page)
      .getByRole('button', { name: new RegExp(`^Give .*${trackingId}`) })
      .click();
    await expect(giveSheet(page).getByText('Said no: A flat tyre')).toBeAttached();
    const next = await suggested(giveSheet(page));
    expect(next).not.toBe(first);
    await giveSheet(page)
      .getByRole('button', { name: `Give it to ${next}` })
      .click();
    await expect(row).toContainText(`${next} has not answered yet`);
    const rider = await (await newBrowser()).newPage();
    await enterFor(rider, next, orderAddress(orderId));
    await orderSheet(rider).getByRole('button', { name: 'Yes, I ride' }).click();
    await expect(row).toContainText(`${next} fetches it`);
  });

  await test.step('she takes it back, and thinks better of it', async () => {
    await parcels(page)
      .getByRole('checkbox', { name: new RegExp(trackingId) })
      .check();
    await page.getByRole('button', { name: 'Take 1 back' }).click();
    await expect(row).toContainText('Waits for a rider');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('has not answered yet');
  });

  if (isPhone) return;
  await test.step('on a desk she drags it to a rider', async () => {
    await expectAccessibleInBothSchemes(page);
    const rider = page.getByRole('list', { name: 'Riders' }).getByRole('button', { name: new RegExp(`^${first}`) });
    await rider.scrollIntoViewIfNeeded();
    await page.locator('[data-grip]').hover();
    await page.mouse.down();
    await rider.hover();
    await rider.hover({ position: { x: 30, y: 30 } });
    await page.mouse.up();
    await expect(row).toContainText(`${first} has not answered yet`);
  });
});

/** A thumb hits everything that can be pressed. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main :is(button, a[href], label:has(input), select, summary)')]
    .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
    .map(({ name, box }) => name + ': ' + box.width + ' by ' + box.height)`);
  expect(small).toEqual([]);
}
