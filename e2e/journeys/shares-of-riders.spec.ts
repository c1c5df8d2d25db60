import { randomUUID } from 'node:crypto';
import { assignOrder } from '@waybill/contract/orders/assign-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { joinAs, type Member, newBusiness } from '../support/businesses.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, behindTheScenes, handoverCode } from '../support/orders.ts';
import { newMember, type Person } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

test('an owner sets what riders get, and sees the share of whoever delivers', async ({ page }) => {
  test.slow();
  const [business, tobi, amina] = await Promise.all([
    newBusiness('Lagoon Couriers'),
    newMember('Tobi Adeyemi', { pin: false }),
    newMember('Amina Bello', { naira: 12_000 }),
  ]);
  await ops('mark-identity', business.email, 'checked');
  const rider = await joinAs(business, tobi, 'rider');

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
  });
});

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
