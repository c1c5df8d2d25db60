import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

const [paper, night] = ['rgb(251, 248, 241)', 'rgb(16, 23, 19)'];
const ground = 'getComputedStyle(document.documentElement).backgroundColor';

test('the theme is chosen for this device, holds everywhere and is there before anything is drawn', {
  tag: '@phone',
}, async ({ page, member }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, member);
  await page.goto('/settings/display');
  expect(await page.evaluate(ground)).toBe(paper);
  await page.getByRole('radio', { name: /^Dark/ }).check();
  expect(await page.evaluate(ground)).toBe(night);
  await expectFits(page, 'the settings of look and time');
  await expectAccessible(page);

  // Without any script of ours, so that only the line in the page itself can know it: inside the app and on a ready-made page.
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const address of ['/orders', '/help', '/login']) {
    await page.goto(address);
    expect(await page.evaluate(ground), address).toBe(night);
  }
  await page.unroute('**/assets/*.js');

  await page.goto('/settings/display');
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Like this device/ }).check();
  expect(await page.evaluate(ground)).toBe(paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(ground)).toBe(night);
  await page.getByRole('radio', { name: /^Light/ }).check();
  expect(await page.evaluate(ground)).toBe(paper);
});

test('a time zone goes with the person to every device, and all times follow it', { tag: '@phone' }, async ({
  page,
  newBrowser,
}) => {
  const ebele = await newMember('Ebele Nwosu', { naira: 20_000 });
  await enter(page, ebele);
  await page.goto('/wallet/ng');
  await expect(page.getByText('Days are in Lagos time (GMT+1).').first()).toBeVisible();
  await page.goto('/settings/display');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await expect(page.getByText('Saving…')).toBeHidden();

  const phone = await (await newBrowser()).newPage();
  await enter(phone, ebele);
  await phone.goto('/wallet/ng');
  await expect(phone.getByText('Days are in New York time (GMT−5).').first()).toBeVisible();
  await phone.getByRole('button', { name: /^Top-up by card/ }).click();
  const at = phone.getByRole('dialog', { name: 'Transaction' }).locator('time').first();
  const moment = new Date((await at.getAttribute('datetime')) ?? '');
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
  await expect(at).toContainText(clock.format(moment).replace(/\s/, ' ').toLowerCase());

  await phone.goto('/settings/display');
  await phone.getByLabel('Time zone').selectOption('');
  await expect(phone.getByText('Saving…')).toBeHidden();
  await phone.goto('/wallet/ng');
  await expect(phone.getByText('Days are in Lagos time (GMT+1).').first()).toBeVisible();
});

test('charts have axes and say their sums', { tag: '@phone' }, async ({ page }) => {
  await enter(page, await newMember('Ebele Nwosu', { naira: 20_000 }));
  await page.goto('/wallet/ng');
  const flow = page.getByRole('region', { name: 'Money in and out' });
  await expect(flow.getByRole('img', { name: /20,000 naira came in/ })).toBeVisible();
  await expect(flow.getByText('In, 30 days')).toBeVisible();
  await expect(flow.locator('.chart-tick')).toHaveText(['₦20k', '₦0']);
  await expect(flow.locator('.chart-foot > *')).toHaveText([/^\w{3} \d+ \w{3}$/, /^\w{3} \d+ \w{3}$/, 'Today']);
  await expectFits(page, 'the wallet');
});
