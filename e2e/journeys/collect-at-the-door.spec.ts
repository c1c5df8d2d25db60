import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { expect, test } from '../support/journey.ts';
import { nextMessage, smsSaying } from '../support/mailbox.ts';
import { ops } from '../support/ops.ts';
import { expectStamp, orderAddress, orderSheet, proveByCode } from '../support/orders.ts';
import { newcomer, newMember } from '../support/people.ts';
import { fillParcel } from '../support/posting.ts';
import { pickUp } from '../support/sales.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

/** Where parcels of `fillParcel` go: Wuse. */
const atTheDoor = { latitude: 9.07651, longitude: 7.46523, accuracy: 15 };

test('a parcel is posted with money to collect, paid at the door, and its sender has the money', async ({ page, newBrowser }) => {
  test.slow();
  const ada = await newMember('Ada Obi', { naira: 10_000 });
  await enter(page, ada, '/?popup=post-send');
  const sheet = await fillParcel(page, '2,000');
  await sheet.getByRole('button', { name: /^To / }).click();
  const halima = newcomer('Halima Yusuf');
  await sheet.getByLabel('Who receives it').fill(halima.fullName);
  await sheet.getByLabel('Their phone number').fill(halima.localPhone);
  await sheet.getByText('Collect money from the receiver?').click();
  await expect(sheet.getByText('Your identity must be checked first'), 'as for a sale').toBeVisible();
  await expectFits(page, 'collecting without a checked identity');
  await ops('mark-identity', ada.email, 'checked');
  await page.reload();
  await expect(sheet.getByLabel(/^They pay/), 'what it is worth').toHaveValue('20,000');
  await sheet.getByText('They may open it first').click();
  await expect(sheet.getByText('₦19,700.00')).toBeVisible();
  await expectFits(page, 'money to collect');
  await expectAccessibleInBothSchemes(page);
  await sheet.getByRole('button', { name: /^(Continue|Back to the slip)$/ }).click();
  await expect(sheet.getByRole('button', { name: /^They pay at the door.*20,000 naira/s })).toBeVisible();
  await expectFits(page, 'the slip of money to collect');
  await expectAccessibleInBothSchemes(page);
  await sheet.getByLabel('Your PIN').fill(ada.pin);
  await sheet.getByRole('button', { name: 'Hold ₦4,500.00 and post' }).click();
  await expect(sheet.getByText(/₦20,000.00 is collected at the door/)).toBeVisible();
  const href = await sheet.getByRole('link', { name: 'See your parcel' }).getAttribute('href');
  const packageId = /pkg_\w+/.exec(href ?? '')?.[0] ?? '';
  await sheet.getByRole('link', { name: 'See your parcel' }).click();
  await expect(page.getByText('₦20,000.00 is to be collected at the door')).toBeVisible();

  const { orderId, carrier: tunde } = await pickUp(ada, packageId);
  const [link = ''] = (await smsSaying(/\/buy\//, halima.phone)).links;
  const { code: handover } = await smsSaying('Your code is', halima.phone);

  const receiver = await (await newBrowser()).newPage();
  await receiver.goto(new URL(link).pathname);
  await expect(receiver.getByRole('heading', { name: 'Is it for you?' })).toBeVisible();
  await expect(receiver.getByText('Halima'), 'nothing private before the phone is proven').toHaveCount(0);
  await expectFits(receiver, 'the link of a parcel to pay');
  await expectAccessibleInBothSchemes(receiver);
  await receiver.getByLabel('Your phone number').fill(halima.localPhone);
  const before = await nextMessage(halima.phone, 'sms');
  await receiver.getByRole('button', { name: 'Text me the code' }).click();
  const { code: proof } = await nextMessage(halima.phone, 'sms', before);
  await receiver.getByLabel('Six-digit code').fill(proof ?? '');
  await receiver.getByRole('button', { name: 'Open it' }).click();
  await expect(receiver.getByText(/Have ₦20,000.00 ready in your bank app/)).toBeVisible();
  await expectFits(receiver, 'a parcel to pay, opened');
  await expectAccessible(receiver);
  await receiver.getByRole('link', { name: 'Follow it on the map' }).click();
  await expect(receiver.getByText('₦20,000.00 is to be collected at the door')).toBeVisible();
  await expectFits(receiver, 'tracking with money to collect');
  await expectAccessibleInBothSchemes(receiver);
  await receiver.goBack();

  const door = await newBrowser();
  await door.grantPermissions(['geolocation']);
  await door.setGeolocation(atTheDoor);
  const carrier = await door.newPage();
  await enter(carrier, tunde, orderAddress(orderId));
  await expect(orderSheet(carrier).getByText('The buyer pays ₦20,000.00 at the door')).toBeVisible();
  await orderSheet(carrier).getByRole('button', { name: 'I’m at the door' }).click();
  await expect(orderSheet(carrier).getByText('Waiting for the payment')).toBeVisible();

  await receiver.reload();
  await receiver.getByRole('button', { name: 'Pay ₦20,000.00 by bank transfer' }).click();
  await sendAtTheBank(receiver, await accountNumberOn(receiver));
  await expect(orderSheet(carrier).getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
  await proveByCode(carrier, 'handover', handover ?? '');
  await expectStamp(carrier, 'Completed');
  await receiver.reload();
  await expect(receiver.getByRole('heading', { level: 2, name: 'Is it what you paid for?' })).toBeVisible();

  await page.goto('/sales');
  await page
    .getByRole('region', { name: 'On the way' })
    .getByRole('link', { name: /Documents/ })
    .click();
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible();
  await expect(page.getByText(/Halima has it. ₦19,700.00 is yours, to spend in a day/)).toBeVisible();
  await expectFits(page, 'the sale of a parcel that collected money');
  await expectAccessible(page);
});
