import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newKey } from '../support/keys.ts';
import { newMember } from '../support/people.ts';
import { expectFits } from '../support/ugly.ts';

const origin = process.env.E2E_ORIGIN ?? '';

// What the makers of the viewer have left undone, and no setting or style can mend: buttons that unfold without a name.
const ofItsMakers = ['button-name', 'landmark-unique', 'scrollable-region-focusable'];

test('a developer searches the reference, reads how a call is made, and tries it with a key; nobody else is asked for anything', async ({
  page,
  isPhone,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const shop = await newMember('Chidi Books');
  const { secret } = await newKey(shop, ['read']);

  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Waybill', level: 1 })).toBeVisible();
  await expectFits(page, 'the reference');
  await page.getByLabel('Bearer Token').first().fill(secret);

  if (isPhone) await page.getByRole('button', { name: 'Open Menu' }).click();
  await page
    .getByRole('button', { name: /^Open Search/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Enter search query' }).fill('kinds of delivery');
  await page.getByRole('option', { name: /What a package can be/ }).click();
  await expect(page).toHaveURL(/#tag\/sending-and-finding\/GET\/api\/timeline\/package\/metadata$/);
  const call = page.getByRole('region', { name: /^What a package can be/ }).first();
  await expect(call.getByText('"$WAYBILL/api/timeline/package/metadata"')).toBeVisible();
  await expectAccessible(page, { but: ofItsMakers });

  await page.getByRole('button', { name: /^Test Request ?\(get \/api\/timeline\/package\/metadata\)$/ }).click();
  const client = page.getByRole('dialog', { name: 'API Client' });
  const answer = page.waitForResponse(`${origin}/api/timeline/package/metadata`);
  await client.getByRole('button', { name: /^Send get request/ }).click();
  expect((await answer).request().headers().authorization).toBe(`Bearer ${secret}`);
  expect((await answer).status()).toBe(200);
  await expect(client.getByText('200 OK').first()).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), 'wider than the screen').toBe(0);

  expect(asked.filter((address) => !/^(data|blob):/.test(address) && new URL(address).origin !== origin)).toEqual([]);
  expect(refused).toEqual([]);
});

test('a problem’s type leads to what it means @phone', async ({ page }) => {
  await page.goto('/api/docs#key_limit_reached');
  await expect(page).toHaveURL('/api/docs/plain#key_limit_reached');
  await expect(page.getByRole('row', { name: /key_limit_reached/ })).toBeInViewport();
  await expectFits(page, 'the plain page');
  await expectAccessible(page);
});
