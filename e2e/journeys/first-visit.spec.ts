import { loggedOutPages } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterByForm, fillSignIn } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

test.use({ firstVisit: true });

for (const [answer, value] of [
  ['No, thanks', '0'],
  ['Yes, you may', '1'],
] as const)
  test(`the cookie question stays answered with “${answer}”`, async ({ page, context }) => {
    const allowed = async () => (await context.cookies()).find(({ name }) => name === '__allowCookie')?.value;
    const counted = new Set<string>();
    page.on('response', (response) => {
      const request = response.request();
      if (new URL(request.url()).pathname === '/api/visits') counted.add(`${request.postData()} ${response.status()}`);
    });
    const countedSoon = async (...visits: string[]) => {
      if (value === '0') await page.waitForTimeout(1500);
      const expected = value === '1' ? visits.map((path) => `{"path":"${path}"} 204`) : [];
      await expect.poll(() => [...counted], 'the page and nothing else, and only after a yes').toEqual(expected);
    };
    await page.goto('/login');
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    expect(await allowed(), 'nothing is set before the answer').toBeUndefined();
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
    expect(await allowed()).toBe(value);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await countedSoon('/login');
    await page.goto('/signup');
    await expect(question).toBeHidden();
    await countedSoon('/login', '/signup');
  });

test('the question about visits looks as it should on every page that is served ready-made', { tag: '@phone' }, async ({
  page,
}) => {
  for (const { address } of loggedOutPages) {
    await page.goto(address);
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question, address).toBeVisible();
    // An unstyled one would lie flat; below a page with a form it stands, and lies over what is only read.
    await expect(question, address).toHaveCSS('border-top-width', '4px');
    const isRead = await page.evaluate<boolean>("!document.querySelector('.logged-out, .front-band')");
    await expect(question, address).toHaveCSS('position', isRead ? 'fixed' : 'static');
    await expect(question.getByRole('button').first(), address).toHaveCSS('min-height', '48px');
    await expectFits(page, address);
  }
});

test('the first cards are shown once, after the first sign-in, and again whenever somebody asks', async ({ page, member }) => {
  await page.goto('/login');
  await fillSignIn(page, member.username, member.password);
  const cards = page.getByRole('dialog', { name: 'How Waybill works' });
  await expect(cards.getByRole('heading', { name: 'From hand to hand' })).toBeVisible();
  await cards.getByRole('button', { name: 'Next' }).click();
  await expect(cards.getByRole('heading', { name: 'The fee waits in the middle' })).toBeVisible();
  await cards.getByRole('button', { name: 'Next' }).click();
  await cards.getByRole('button', { name: 'Back' }).click();
  await cards.getByRole('button', { name: 'Next' }).click();
  await cards.getByRole('button', { name: 'Start' }).click();
  await expect(cards).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await expect(cards).toBeHidden();
  // The cookie question still stands at the bottom; what lies under it can be scrolled free.
  await page.getByRole('button', { name: 'How Waybill works' }).click();
  await expect(cards).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
});

test('whoever follows a link sees what they came for, and the cards once they are home', async ({ page, member }) => {
  await page.goto('/settings/4?popup=tracking');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await fillSignIn(page, member.username, member.password);
  await expect(page.getByRole('dialog', { name: 'Track a parcel' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'How Waybill works' })).toBeHidden();
  await page.keyboard.press('Escape');
  // Nothing lies over the page now, and the cookie question can be asked again from it.
  await page.getByRole('button', { name: /^Cookies/ }).click();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Yes, you may' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('dialog', { name: 'How Waybill works' }).getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
});

test('both questions leave room to sign in on a small phone', { tag: '@phone' }, async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enterByForm(page, member);
});
