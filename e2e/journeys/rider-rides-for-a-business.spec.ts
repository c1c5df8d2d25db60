import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { assignOrder } from '@waybill/contract/orders/assign-order';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { newBusiness } from '../support/businesses.ts';
import { invitationSentTo } from '../support/invitations.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import {
  agreeOnParcel,
  behindTheScenes,
  expectStamp,
  handoverCode,
  openOrderId,
  orderAddress,
  orderSheet,
  parcelAddress,
  postParcel,
  proveByCode,
  readPickupCode,
  unfold,
} from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter, fillSignIn } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

const actingBar = (page: Page) => page.getByRole('region', { name: 'For whom you act' });

test('a business invites a rider, gives them a parcel and is paid for what they carried', async ({ page, newBrowser }) => {
  test.slow();
  const [lanes, tobi, amina] = await Promise.all([
    newBusiness('Harbour Lanes'),
    newMember('Tobi Adeyemi', { pin: false }),
    newMember('Amina Bello', { naira: 12_000 }),
  ]);
  await ops('mark-identity', lanes.email, 'checked');
  const { packageId, receiverPhone } = await postParcel(amina);
  const [rider, sender] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];

  await test.step('the owner invites by phone', async () => {
    await enter(page, lanes, '/settings/people');
    await expect(page.getByText('Nobody but you yet')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const sheet = page.getByRole('dialog', { name: 'Invite somebody' });
    await expect(sheet.getByRole('radio', { name: /^Rider/ })).toBeChecked();
    await expectAccessibleInBothSchemes(page);
    await sheet.getByLabel('Their name').fill('Tobi');
    await sheet.getByLabel('Phone number').fill(tobi.localPhone);
    await sheet.getByRole('button', { name: 'Send the invitation' }).click();
    await expectToast(page, 'Tobi is invited');
    await expect(page.getByRole('region', { name: 'Invited' }).getByText('Tobi')).toBeVisible();
  });

  await test.step('the SMS leads to what it means, and through signing in to a yes', async () => {
    await rider.goto(await invitationSentTo(tobi.phone));
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Harbour Lanes invites you');
    await expectAccessibleInBothSchemes(rider);
    await rider.getByRole('link', { name: 'I have an account' }).click();
    await fillSignIn(rider, tobi.username, tobi.password);
    await rider.getByRole('button', { name: 'Yes, join Harbour Lanes' }).click();
    await expect(actingBar(rider)).toContainText('You act for Harbour Lanes, as a rider.');
    await expect(rider.getByText('Nothing to ride yet')).toBeVisible();
    await expectAccessibleInBothSchemes(rider);
    await expect(page.getByRole('combobox', { name: 'Tobi Adeyemi is' }), 'the owner sees it at once').toHaveValue('rider');
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('the owner agrees on a parcel and gives it to the rider', async () => {
    await page.goto(parcelAddress(packageId));
    await page.getByRole('button', { name: 'Carry it for ₦5,000.00' }).click();
    await expectStamp(page, 'Requested');
    const id = openOrderId(page);
    await enter(sender, amina, orderAddress(id));
    await orderSheet(sender).getByRole('button', { name: 'Accept' }).click();
    await expectStamp(page, 'Agreed');
    await orderSheet(page).getByRole('button', { name: 'Give to…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Give this order to' });
    await expect(sheet.getByText('Rider · nothing to do')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await sheet.getByRole('button', { name: /^Tobi Adeyemi/ }).click();
    await expectToast(page, 'Tobi Adeyemi has it');
    await expect(orderSheet(page).getByText('Has not answered yet')).toBeVisible();
  });

  await test.step('the rider takes it, fetches it and hands it over', async () => {
    await rider.getByRole('link', { name: /Yaba.*Wuse/ }).click();
    await expect(orderSheet(rider).getByText('Harbour Lanes wants you to ride this. Can you?')).toBeVisible();
    await expectAccessibleInBothSchemes(rider);
    await orderSheet(rider).getByRole('button', { name: 'Yes, I ride' }).click();
    await expect(orderSheet(page).getByText('Has said yes')).toBeVisible();
    await sender.reload();
    await expect(orderSheet(sender).getByText('Brings it for Harbour Lanes'), 'the sender sees who comes').toBeVisible();
    await proveByCode(rider, 'pickup', await readPickupCode(sender));
    await expectStamp(rider, 'Picked up');
    await proveByCode(rider, 'handover', await handoverCode(receiverPhone));
    await expectStamp(rider, 'Completed');
  });

  await test.step('the business is paid, and the history says who it was', async () => {
    await expectStamp(page, 'Completed');
    await unfold(page, /What happened/);
    await expect(orderSheet(page).getByText('Tobi for Harbour Lanes').first()).toBeVisible();
    await page.goto('/wallet/ng');
    await expect(page.getByText('4,500 naira').first(), 'the fee less commission').toBeAttached();
  });

  const { orderId, trackingId } = await agreeOnParcel(amina, lanes);
  await test.step('the rider has fetched another one', async () => {
    const [owner, own] = await Promise.all([behindTheScenes(lanes), behindTheScenes(tobi)]);
    await owner.as.call(assignOrder, { params: { id: orderId }, body: { riderId: own.userId }, idempotencyKey: randomUUID() });
    await sender.goto(orderAddress(orderId));
    await rider.goto(orderAddress(orderId));
    await orderSheet(rider).getByRole('button', { name: 'Yes, I ride' }).click();
    await proveByCode(rider, 'pickup', await readPickupCode(sender));
    await expectStamp(rider, 'Picked up');
  });

  await test.step('whoever is let go while riding is told on the page that is open, and reaches nothing more', async () => {
    await page.goto('/settings/people');
    await page.getByRole('button', { name: 'Let go of Tobi Adeyemi' }).click();
    const question = page.getByRole('dialog', { name: 'Let Tobi Adeyemi go?' });
    await expect(question).toContainText('at once, on every phone');
    await expectAccessibleInBothSchemes(page);
    // Listened for before it is shown: a message stays for seconds only.
    const told = expectToast(rider, 'You act for Harbour Lanes no more');
    await Promise.all([told, question.getByRole('button', { name: 'Let go' }).click()]);
    await expect(page.getByText('Nobody but you yet')).toBeVisible();
    await expect(actingBar(rider)).toHaveCount(0);
    await rider.getByRole('button', { name: /^Your account/ }).click();
    await expect(rider.getByText('Act for Harbour Lanes')).toHaveCount(0);
  });

  await test.step('what was in their hands waits on the board for somebody to fetch it', async () => {
    await page.goto('/business/board');
    await page.getByRole('searchbox', { name: 'Number, name or place' }).fill(trackingId);
    await expect(page.getByText('In your hands, with no rider')).toBeVisible();
  });
});
