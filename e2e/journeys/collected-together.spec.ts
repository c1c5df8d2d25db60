import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { postParcel } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

test('a shop offers what stands at its door, one carrier takes all of it, and one code picks up what is there', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const shop = await newMember('Amina Bello', { naira: 30_000 });
  const carrier = await newMember('Tolu Adebayo');
  await ops('mark-identity', carrier.email, 'checked');
  for (let count = 0; count < 3; count += 1) await postParcel(shop);

  await enter(page, shop, '/orders');
  await page.getByRole('link', { name: 'Collected together' }).click();
  await expect(page.getByRole('heading', { name: 'Many parcels, one pickup' })).toBeVisible();
  await expectFits(page, 'no collections');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Offer together' }).click();
  await expect(page.getByRole('button', { name: 'Offer 3 parcels' })).toBeVisible();
  await expectFits(page, 'the choice of parcels');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Offer 3 parcels' }).click();
  await expect(page.getByRole('heading', { name: /^3 parcels at / })).toBeVisible();
  await expect(page.getByText('Everybody who may carry sees them')).toBeVisible();
  await expectFits(page, 'an offered collection');
  const address = new URL(page.url()).pathname;

  const theirs = await (await newBrowser()).newPage();
  await enter(theirs, carrier, '/collections?tab=offered');
  await theirs
    .getByRole('link', { name: /From Amina Bello/ })
    .first()
    .click();
  await expect(theirs).toHaveURL(new RegExp(`${address}$`));
  await expect(theirs.getByRole('button', { name: 'Take all 3' })).toBeVisible();
  await expectFits(theirs, 'a collection to be taken');
  await expectAccessibleInBothSchemes(theirs);
  await theirs.getByRole('button', { name: 'Take all 3' }).click();
  await expect(theirs.getByRole('heading', { name: 'At the door' })).toBeVisible();
  await expectFits(theirs, 'a collection at the door');
  await expectAccessibleInBothSchemes(theirs);

  // The shop sees it without asking.
  const code = page.getByRole('region', { name: 'Pickup code for all' });
  await expect(code).toBeVisible();
  await expectFits(page, 'a taken collection');
  await expectAccessibleInBothSchemes(page);
  const digits = ((await code.locator('.sr-only').first().textContent()) ?? '').replace(/\D/g, '');

  await theirs.getByRole('group', { name: 'What is there' }).getByRole('checkbox').last().uncheck();
  await theirs.getByLabel('The sender’s code for all').fill(digits);
  await theirs.getByRole('button', { name: 'I have 2 parcels' }).click();
  await expect(theirs.getByRole('button', { name: 'I have 1 parcel' })).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Picked up' })).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Picked up' })).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Agreed' })).toHaveCount(1);

  // Each is a delivery of its own.
  await page.getByRole('listitem').filter({ hasText: 'Picked up' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/orders(\/|\?.*)/);
});
