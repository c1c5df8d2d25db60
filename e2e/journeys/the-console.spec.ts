import type { Page } from '@playwright/test';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { reportUser } from '@waybill/contract/users/report-user';
import { findChromium } from '../../scripts/chromium.ts';
import { expectAccessible } from '../support/axe.ts';
import { codeOf } from '../support/code-of.ts';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { launchArguments } from '../support/launch.ts';
import { emailSaying } from '../support/mailbox.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, expectStamp, orderAddress, orderSheet, unfold } from '../support/orders.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember, type Person } from '../support/people.ts';
import { showSecondFactor } from '../support/second-factor.ts';
import { enter, expectDashboard, signIn } from '../support/signing-in.ts';
import { disputedOrder, handInDocuments, newStaff, type Staff } from '../support/staff.ts';
import { expectFits } from '../support/ugly.ts';

// Documents may be PDF files, which only the whole browser shows.
test.use({ launchOptions: { executablePath: findChromium(), args: launchArguments } });

/** Somebody tells us about somebody else. */
async function report(by: Person, about: Person, message: string): Promise<void> {
  const [reporter, { userId }] = await Promise.all([behindTheScenes(by), behindTheScenes(about)]);
  await reporter.as.call(reportUser, { body: { userId, reason: 'scam', message } });
}

async function kycStatusOf(person: Person): Promise<number> {
  const { as } = await behindTheScenes(person);
  return (await as.call(getCheck, {})).kycStatus;
}

/** The way in: by the menu of one’s own account. */
async function enterConsole(page: Page, staff: Staff): Promise<void> {
  await enter(page, staff);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Console' }).click();
  await showSecondFactor(page, staff);
  await expect(page.getByRole('heading', { level: 1, name: 'What waits for us' })).toBeVisible();
}

test('a member cannot enter the console, nor downloads any of it @phone', async ({ page, member }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enter(page, member);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Console' })).toBeHidden();
  await page.goto('/ops/kyc');
  await expect(page.getByLabel('Messages from the app').getByText('That page is for Waybill staff')).toBeVisible();
  await expectDashboard(page, member.firstName);
  await expect(page).toHaveURL('/');
  expect(asked).not.toContain(`/${codeOf('src/app/routes/ops/console.tsx')}`);
  expect(asked.filter((path) => path.startsWith('/api/ops'))).toEqual([]);
});

test('a report ends in a suspension, and a second look in a restoration @desk', async ({ page, newBrowser, member }) => {
  test.slow();
  const [staff, chuka] = await Promise.all([newStaff('Ngozi Okafor'), newMember('Chuka Obi')]);
  await report(member, chuka, 'He wanted money before he would pick it up');
  const other = await (await newBrowser()).newPage();
  await Promise.all([enterConsole(page, staff), enter(other, chuka)]);

  await page
    .getByRole('link', { name: /^Reports, \d+ waiting$/ })
    .first()
    .click();
  const slip = page.getByRole('listitem').filter({ hasText: `@${chuka.username}` });
  await expect(slip.getByText('He wanted money before he would pick it up')).toBeVisible();
  await page.getByRole('list', { name: 'Reports' }).getByRole('link').first().focus();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').first(), 'the keys walk through the list').toBeFocused();
  await slip.getByRole('button', { name: 'Decide' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Close the report about Chuka Obi' });
  await sheet.getByRole('button', { name: 'Close the report' }).click();
  await expect(sheet.getByText('Please choose what to do')).toBeVisible();
  await sheet.getByLabel('Suspend Chuka Obi').check();
  await sheet.getByRole('button', { name: 'Suspend and close' }).click();
  await expect(sheet.getByText('Please say why')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Why' }).fill('Three people tell the same story');
  await page.reload();
  await slip.getByRole('button', { name: 'Decide' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Why' }), 'nothing typed is lost').toHaveValue(
    'Three people tell the same story',
  );
  await expect(sheet.getByLabel('Suspend Chuka Obi'), 'nor what was chosen').toBeChecked();
  await sheet.getByLabel('What we tell them').fill('You asked for money before the pick-up.');
  await sheet.getByRole('button', { name: 'Suspend and close' }).click();
  await expect(slip).toBeHidden();
  await emailSaying('You asked for money before the pick-up.', chuka.email);
  await expect(other.getByRole('heading', { name: 'Your account is suspended' }), 'without a click').toBeVisible();

  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('searchbox').fill(chuka.username);
  await page.getByRole('link', { name: new RegExp(`Chuka Obi.*@${chuka.username}`) }).click();
  await expect(page.getByText(`@${staff.username} suspended`)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  const back = page.getByRole('dialog', { name: 'Restore Chuka Obi?' });
  await back.getByLabel('Why').fill('It was his cousin’s phone');
  await back.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`@${staff.username} restored`)).toBeVisible();
  await expect(page.getByText('In good standing')).toBeVisible();
  await emailSaying('Your account works again', chuka.email);
  await signIn(other, chuka.username, chuka.password);
  await expectDashboard(other, 'Chuka');
});

test('a dispute is split in the console, and both have their part @phone', async ({ page, newBrowser }) => {
  test.slow();
  const [staff, amina, tolu] = await Promise.all([
    newStaff('Ngozi Okafor'),
    newMember('Amina Bello', { naira: 6000 }),
    newMember('Tolu Adebayo'),
  ]);
  await ops('mark-identity', tolu.email, 'checked');
  const orderId = await disputedOrder(amina, tolu, 'He does not answer, and it is three days now');
  const [desk, carrier] = [page, await (await newBrowser()).newPage()];
  await enterConsole(desk, staff);
  await desk.getByRole('button', { name: /^Menu/ }).click();
  await desk
    .getByRole('link', { name: /^Disputes/ })
    .last()
    .click();
  await expect(desk.getByRole('heading', { name: 'Disputes' })).toBeVisible();
  await desk.goto(`/ops/disputes/${orderId}`);
  await expect(desk.getByText('“He does not answer, and it is three days now”')).toBeVisible();
  await desk.getByRole('button', { name: 'Split the fee' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Split the fee' });
  await sheet.getByLabel(/^The carrier’s part/).fill('5,000');
  await sheet.getByRole('button', { name: 'Split the fee' }).click();
  await expect(sheet.getByText('To give the carrier all of it, release the fee').first()).toBeVisible();
  await sheet.getByLabel(/^The carrier’s part/).fill('2,000');
  const sum = sheet.getByLabel('Who gets what');
  for (const words of ['1,800 naira', '3,000 naira', '200 naira', '500 naira', '5,500 naira'])
    await expect(sum.getByText(words, { exact: true })).toBeAttached();
  await sheet.getByLabel('Why').fill('The parcel came, but late and wet');
  await sheet.getByRole('button', { name: 'Split the fee' }).click();
  await expect(desk.getByText(`Decided by @${staff.username}`)).toBeVisible();
  await expect(sheet).toBeHidden();
  const got = desk.getByLabel('Who gets what');
  for (const words of ['1,800 naira', '3,000 naira', '200 naira', '500 naira'])
    await expect(got.getByText(words, { exact: true }), 'the decided case keeps the sums').toBeAttached();

  await enter(carrier, tolu, orderAddress(orderId));
  await expectStamp(carrier, 'Decided');
  const outcome = 'Of the fee of ₦5,000.00 you got ₦1,800.00, after our commission of ₦200.00. The sender got ₦3,000.00 back.';
  await expect(orderSheet(carrier).getByText(outcome)).toBeVisible();
  await unfold(carrier, 'What happened');
  await expect(orderSheet(carrier).getByText('The parcel came, but late and wet')).toBeVisible();
  await expect(orderSheet(carrier).getByText('1,800 naira')).toBeAttached();
  const sender = await (await newBrowser()).newPage();
  await enter(sender, amina, '/wallet/ng');
  await expectBalance(sender, '3,500 naira');
});

test('documents are looked at side by side, refused with reasons and accepted @desk', async ({ page, member }) => {
  test.slow();
  const [staff, kemi] = await Promise.all([newStaff('Ngozi Okafor'), newMember('Kemi Ade')]);
  await Promise.all([handInDocuments(member), handInDocuments(kemi, pdf('passport.pdf'))]);
  await enterConsole(page, staff);
  await page
    .getByRole('link', { name: /^Identity checks, \d+ waiting$/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Papers of Amina Bello/ })
    .filter({ hasText: `@${member.username}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Why do you look at these papers?' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 'why somebody looks at papers');
  await page.getByRole('button', { name: 'Show the papers' }).click();
  await expect(page.getByText('Please say why you look')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Front' }), 'nothing is shown without a reason').toBeHidden();
  await page.getByLabel('Deciding this check').check();
  await page.getByRole('button', { name: 'Show the papers' }).click();
  for (const caption of ['Front', 'Selfie']) {
    const picture = page.getByRole('img', { name: caption });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(100);
  }
  await page.getByRole('button', { name: 'Front, show large' }).click();
  const viewer = page.getByRole('dialog', { name: 'Front' });
  const width = () => viewer.getByRole('img').evaluate((image) => image.clientWidth);
  const before = await width();
  await viewer.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await page.getByRole('button', { name: 'Refuse' }).click();
  const refusal = page.getByRole('dialog', { name: 'Refuse these papers?' });
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(refusal.getByText('Please choose at least one reason')).toBeVisible();
  await refusal.getByLabel('The pictures are too blurred or too dark to read.').check();
  await refusal.getByLabel('In your own words').fill('By the window it will work');
  await refusal.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText(`Refused by @${staff.username}`)).toBeVisible();
  await expect(page.getByText('“By the window it will work”')).toBeVisible();
  expect(await kycStatusOf(member)).toBe(3);

  await page
    .getByRole('link', { name: /^Identity checks/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Papers of Kemi Ade/ })
    .filter({ hasText: `@${kemi.username}` })
    .click();
  await page.getByLabel('Deciding this check').check();
  await page.getByRole('button', { name: 'Show the papers' }).click();
  const document = await page.locator('iframe[title="Front"]').elementHandle();
  await expect.poll(async () => (await document?.contentFrame())?.url(), 'the browser may show it').toMatch(/^blob:/);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog', { name: 'Accept these papers?' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(`Accepted by @${staff.username}`)).toBeVisible();
  expect(await kycStatusOf(kemi)).toBe(1);

  await page.getByRole('link', { name: 'Audit trail' }).first().click();
  await page.getByLabel('Username of who did it').fill(staff.username);
  const trail = page.getByRole('list', { name: 'Acts of our team' });
  await expect(trail.getByText(`@${staff.username} accepted the papers of`)).toBeVisible();
  await expect(trail.getByText(/looked at the papers of/)).toHaveCount(2);
  await expect(trail.getByText(/opened a paper of/), 'each one is a line').toHaveCount(4);
  await page.getByLabel('What was done').selectOption('identity-refused');
  await expect(trail.getByRole('listitem')).toHaveCount(1);
  await expect(trail.getByText(/refused the papers of/)).toBeVisible();
});
