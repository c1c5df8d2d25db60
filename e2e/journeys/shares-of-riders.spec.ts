import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { assignOrder } from '@waybill/contract/orders/assign-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { joinAs, type Member, newBusiness } from '../support/businesses.ts';
import { expect, test } from '../support/journey.ts';
import { enterFor } from '../support/members.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, behindTheScenes, handoverCode } from '../support/orders.ts';
import { newMember, type Person } from '../support/people.ts';
import { choose } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const name = 'Lagoon Couriers';

test('an owner sets what riders get, a rider delivers and both see the share, the accountant takes the statement', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const [business, tobi, obinna, amina] = await Promise.all([
    newBusiness(name),
    newMember('Tobi Adeyemi', { pin: false }),
    newMember('Obinna Uche', { pin: false }),
    newMember('Amina Bello', { naira: 12_000 }),
  ]);
  await ops('mark-identity', business.email, 'checked');
  const rider = await joinAs(business, tobi, 'rider');
  await joinAs(business, obinna, 'accountant');

  await test.step('the owner sets the rule', async () => {
    await enter(page, business, '/business/earnings');
    await expect(page.getByText('Nothing in these days')).toBeVisible();
    await expectFits(page, 'earnings before the first parcel');
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('Percent of each fee').fill('120');
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await expect(page.getByLabel('Percent of each fee')).toHaveAccessibleDescription(/From 0 to 100/);
    await page.getByLabel('Percent of each fee').fill('60');
    await page.getByLabel('And for each parcel in naira').fill('100');
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await expectToast(page, 'The rule is saved');
  });

  await test.step('the rider delivers, and the owner sees what it earned and what of it is theirs', async () => {
    await deliver(business, rider, amina);
    await page.reload();
    const row = page.getByRole('row', { name: /^Tobi Adeyemi/ });
    // 5,000 less 500; of 4,500 60 % and 100.
    await expect(row).toContainText('4,500 naira');
    await expect(row).toContainText('2,800 naira');
    await expectFits(page, 'earnings of a business');
    await expectAccessibleInBothSchemes(page);
    for (const [by, found] of [
      ['Vehicle', 'Without a vehicle'],
      ['Route', 'Lagos to Abuja'],
      ['Day', 'Today'],
    ] as const) {
      await choose(page.getByRole('main'), by);
      await expect(page.getByRole('row', { name: new RegExp(`^${found}`) })).toContainText('4,500 naira');
    }
  });

  await test.step('the rider sees their share, and nothing of the wallet', async () => {
    const phone = await (await newBrowser()).newPage();
    await enterFor(phone, tobi, business, '/business/earnings');
    await expect(phone.getByText('2,800 naira').first()).toBeAttached();
    await expect(phone.getByText('4,500 naira')).toHaveCount(0);
    await expectFits(phone, 'a rider’s own share');
    await expectAccessibleInBothSchemes(phone);
    expect((await phone.request.get('/api/wallet', { headers: headersOf(rider) })).status(), 'refused by the server').not.toBe(
      200,
    );
  });

  await test.step('the accountant downloads the statement, and sees no bank', async () => {
    const desk = await (await newBrowser()).newPage();
    await enterFor(desk, obinna, business, '/business/earnings');
    await expect(
      desk.getByText('60 % of what is left after our commission, and ₦100.00 for each parcel handed over'),
    ).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Save the rule' })).toHaveCount(0);
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^waybill-earnings-.*\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    for (const words of ['Tobi Adeyemi', '60 % + 100.00', '4500.00', '2800.00', '1700.00']) expect(text).toContain(words);
    expect(text).not.toContain(business.email);
    await desk.goto('/wallet/ng');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Naira wallet');
    await expect(desk.getByRole('button', { name: /^(Withdraw|Pay out)/ })).toHaveCount(0);
  });
});

const headersOf = ({ businessId }: Member) => ({ 'Acting-For': businessId });

/** Agreed on by the business, given to the rider, fetched and handed over by them with the codes. */
async function deliver(business: Person, { acting, personId }: Member, sender: Person): Promise<void> {
  const { orderId, receiverPhone } = await agreeOnParcel(sender, business);
  const [owner, asSender] = await Promise.all([behindTheScenes(business), behindTheScenes(sender)]);
  await owner.as.call(assignOrder, { params: { id: orderId }, body: { riderId: personId }, idempotencyKey: randomUUID() });
  const { pickupCode } = await asSender.as.call(getOrder, { params: { id: orderId } });
  const move = (status: number, code: string) =>
    acting.call(updateOrder, { body: { orderId, orderStatus: status, code }, idempotencyKey: randomUUID() });
  await move(orderStatus.PickedUp, pickupCode ?? '');
  await move(orderStatus.Delivered, await handoverCode(receiverPhone));
}
