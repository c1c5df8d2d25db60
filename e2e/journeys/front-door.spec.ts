import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newcomer } from '../support/people.ts';
import { enter, expectDashboard, fillSignIn, signIn, signOut } from '../support/signing-in.ts';
import { chooseCity, choosePin, giveCode, goOn, introduce } from '../support/signing-up.ts';
import { newColleague } from '../support/staff.ts';
import { expectFits } from '../support/ugly.ts';

test.use({ firstVisit: true });

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** As a visitor does: from Yaba to Ibadan, three kilograms. */
async function askForPrice(page: Page): Promise<void> {
  for (const [label, area] of [
    ['From', 'Yaba'],
    ['To', 'Ibadan'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).fill(area);
    await page.getByRole('listbox', { name: label, exact: true }).getByRole('option').first().click();
  }
  await page.getByLabel('Weight in kilograms').fill('3');
  await page.getByRole('button', { name: 'See the price' }).click();
  await expect(page.getByRole('heading', { name: 'Carriers usually take' })).toBeVisible();
}

/** Whether something can be seen and pressed without scrolling, whatever lies over the page. */
async function expectInReach(page: Page, target: Locator, ratio = 1): Promise<void> {
  await expect(target).toBeInViewport({ ratio });
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const at of [0.1, 0.9]) {
    const hit = `document.elementFromPoint(${box.x + box.width / 2}, ${box.y + box.height * at})`;
    const isCovered = await page.evaluate(`${hit}?.closest('.cookie-banner') !== null`);
    expect(isCovered, `${await target.textContent()} is under the question`).toBe(false);
  }
}

test('whoever comes for the first time meets the front door, and the second time the sign-in', async ({ page, member }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send it with somebody who is going that way.');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillSignIn(page, member.username, member.password);
  await page.getByRole('dialog', { name: 'How Waybill works' }).getByRole('button', { name: 'Skip' }).click();
  await page.goto('/welcome');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Home' }).click();
  await expectDashboard(page, member.firstName);
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await signOut(page);
});

test('a price without an account; what was typed is in the form after signing up', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const ada = newcomer('Ada Obi');
  await page.goto('/welcome');
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('button', { name: 'See the price' }).click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveAccessibleDescription(/choose a place/);
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toBeFocused();
  await askForPrice(page);
  await expectAccessibleInBothSchemes(page);
  await expectFits(page, 'the front door with a price');
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await page.getByRole('link', { name: /I send, or carry/ }).click();
  await introduce(page, ada);
  await chooseCity(page, 'Ikej', /Ikeja/);
  await goOn(page);
  await page.getByLabel('Phone number').fill(ada.localPhone);
  await page.getByLabel('Email').fill(ada.email);
  await goOn(page);
  await page.getByLabel('New password').fill(ada.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await giveCode(page, await codeSentTo(ada.phone, 'sms'));
  await choosePin(page, ada.pin, ada.password);
  await expectBegun(page);
});

test('who has an account signs in and goes on with the same parcel', async ({ page, member }) => {
  await page.goto('/welcome');
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await askForPrice(page);
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page).toHaveURL(/\/signup/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, member.username, member.password);
  await expectBegun(page);
  // Once: whoever closes it is not asked again.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'How Waybill works' }).getByRole('button', { name: 'Skip' }).click();
  await page.reload();
  await expectDashboard(page, member.firstName);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The form for sending, with the three answers of the front door in it. */
async function expectBegun(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
  await expect(sheet).toBeVisible();
  const drafts = `Object.entries(localStorage).filter(([key]) => key.startsWith('waybill.draft.package.')).map(([, text]) => text).join()`;
  const draft = String(await page.evaluate(drafts));
  expect(draft).toContain('Yaba, Lagos');
  expect(draft).toContain('Ibadan');
  expect(draft).toContain('"weight":"3"');
}

test('a tracking number, the questions, and the pages at the foot', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/welcome');
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await page.getByText('Does the receiver need an account?').click();
  await expect(page.getByText('The receiver gets an SMS with a link')).toBeVisible();
  await expect(page.getByText('The fee + ₦500.00')).toBeVisible();
  await expect(page.getByText('90% of the fee')).toBeVisible();
  const foot = page.getByRole('navigation', { name: 'About Waybill' });
  for (const name of ['Help', 'Terms', 'Privacy', 'Developers']) {
    const address = (await foot.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect((await page.request.get(address)).status(), name).toBe(200);
  }
  await page.getByLabel('Tracking number').fill('7K3 M9Q XPD');
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect(page).toHaveURL(/\/track\//);
});

test('search engines and chats are told what the front door is', { tag: '@phone' }, async ({ page }) => {
  const html = await (await page.request.get('/welcome')).text();
  expect(html).toContain('<h1');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed).toEqual(expect.arrayContaining(['/welcome', '/track', '/help', '/terms', '/privacy']));
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect((await page.request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/png');
  await page.goto('/welcome');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const described: unknown = JSON.parse(data ?? '');
  expect(described).toHaveProperty('@graph');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('a phone shows both ways in and tracking at once, and the question lies on none of them', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await expect(question(page)).toBeVisible();
  await expectFits(page, 'the sign-in with the question');
  for (const way of [
    page.getByRole('button', { name: 'Sign in', exact: true }),
    page.getByRole('link', { name: 'Create an account' }),
    page.getByRole('link', { name: 'Track a parcel' }),
  ])
    await expectInReach(page, way);
  await page.getByRole('link', { name: 'Track a parcel' }).click();
  await expect(page).toHaveURL('/track');
});

for (const [device, size] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
] as const)
  test(`the front door is short on ${device}, and the question never lies on a price, a way in or a tracking number`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/welcome');
    await expect(question(page)).toBeVisible();
    await expectFits(page, 'the front door with the question');
    expect(await page.evaluate<number>('document.body.scrollHeight')).toBeLessThan(3500);
    const main = page.getByRole('main');
    // Wherever on the screen it stands: at its upper edge, in its middle, at its lower edge.
    for (const target of [
      page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Sign in' }),
      main.getByRole('combobox', { name: 'From', exact: true }),
      main.getByRole('combobox', { name: 'To', exact: true }),
      main.getByLabel('Weight in kilograms'),
      main.getByRole('button', { name: 'See the price' }),
      main.getByLabel('Tracking number'),
      main.getByRole('button', { name: 'Find it' }),
      main.getByRole('link', { name: 'Create an account' }),
    ])
      for (const block of ['start', 'center', 'end'] as const) {
        await target.evaluate((element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }), block);
        // Scrolled to an edge, a fraction of a pixel may lie beyond it.
        await expectInReach(page, target, 0.98);
      }
  });

test('one of us lands in the console after signing in, and anywhere else if they wanted that', async ({ page }) => {
  const sani = await newColleague('Sani Musa');
  await signIn(page, sani.username, sani.password);
  await expect(page).toHaveURL(/\/ops/);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your second factor' })).toBeVisible();
  await enter(page, sani, '/login?next=/orders');
  await expect(page).toHaveURL('/orders');
});
