import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { ajah, postTrip } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { makeSale, orderSaleAs } from '../support/selling.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

test('something is sold by a link: made, shared, paid before it leaves, and sent', async ({ page, newBrowser }) => {
  test.slow();
  const ada = await newMember('Ada Obi');
  await enter(page, ada, '/sales');
  await expect(page.getByRole('heading', { name: 'Sell it in any chat' }), 'what the place is for').toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Make your first link' }).click();
  await expect(page.getByText('Your identity must be checked first')).toBeVisible();
  await ops('mark-identity', ada.email, 'checked');
  await page.reload();
  await expect(page.getByText('Your identity must be checked first')).toBeHidden();
  const code = await makeSale(page, {
    look: async (step) => {
      await expectFits(page, step);
      await expectAccessible(page);
    },
  });
  await expect(page.getByText('39,400 naira'), 'what is left of the price').toBeAttached();
  await expect(page.getByRole('img', { name: 'Code with the link' })).toBeVisible();
  await expectFits(page, 'the link');
  await expectAccessibleInBothSchemes(page);

  await orderSaleAs(await (await newBrowser()).newPage(), code, 'now');
  await expect(page.getByRole('main').getByRole('status').getByText('Paid', { exact: true }), 'live').toBeVisible();
  await expect(page.getByRole('link', { name: /^Call Chike Eze/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send what you sold' });
  await expect(sheet.getByRole('heading', { name: 'How should it go to Chike?' })).toBeVisible();
  await expectFits(page, 'the way');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Chike has paid')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Your PIN').fill(ada.pin);
  await sheet.getByRole('button', { name: 'Send it' }).click();
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();
  await sheet.getByRole('link', { name: 'See your sale' }).click();
  await expect(page.getByRole('main').getByRole('status').getByText('Posted', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Your sales' }).click();
  await expect(page.getByRole('region', { name: 'On the way' }).getByRole('link', { name: /Ankara tote bag/ })).toBeVisible();
});

test('a sale to be paid at the door sets a fee aside, which is added on the way', { tag: '@phone' }, async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const ada = await newMember('Ada Obi');
  await ops('mark-identity', ada.email, 'checked');
  await enter(page, ada, '/sales/new');
  const code = await makeSale(page, { paid: /^At the door/ });
  await orderSaleAs(await (await newBrowser()).newPage(), code, 'door');
  await expect(page.getByText('Chike has ordered and pays at the door.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send what you sold' });
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('One delivery fee, back with you once Chike has it')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add money' }).click();
  await page
    .getByRole('dialog', { name: 'Add money' })
    .getByRole('button', { name: /^Pay .* by card$/ })
    .click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(sheet.getByRole('heading', { name: 'Is everything right?' }), 'back at the slip').toBeVisible();
  await sheet.getByLabel('Your PIN').fill(ada.pin);
  await sheet.getByRole('button', { name: /^Hold .* and send it$/ }).click();
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();
});

test('what was sold goes with somebody who travels that way, and a trip that is too dear cannot be chosen', {
  tag: '@phone',
}, async ({ page, newBrowser }) => {
  test.slow();
  const [ada, tolu, bisi] = [await newMember('Ada Obi'), await newMember('Tolu Adebayo'), await newMember('Bisi Ojo')];
  for (const { email } of [ada, tolu, bisi]) await ops('mark-identity', email, 'checked');
  const trip = await postTrip(tolu, { to: ajah, roomKg: 10 });
  await postTrip(bisi, { to: ajah, roomKg: 10, pricePerKg: 40_000 });
  await enter(page, ada, '/sales/new');
  const code = await makeSale(page);
  await orderSaleAs(await (await newBrowser()).newPage(), code, 'now');
  await expect(page.getByRole('main').getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send what you sold' });
  await expect(sheet.getByRole('radio', { name: /Bisi Ojo.*more than Chike pays/s })).toBeDisabled();
  await sheet.getByText('Tolu Adebayo').click();
  await expect(sheet.getByRole('radio', { name: /Tolu Adebayo.*room for 10 kg/s })).toBeChecked();
  await expect(sheet.getByLabel('Day it should leave'), 'the trip has its day').toHaveCount(0);
  await expectFits(page, 'whose trip takes it');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText(/with Tolu Adebayo/)).toBeVisible();
  await expect(sheet.getByText(/If Tolu cannot take it/)).toBeVisible();
  await expectFits(page, 'the slip of a trip that is asked');
  await expectAccessibleInBothSchemes(page);
  await sheet.getByLabel('Your PIN').fill(ada.pin);
  await sheet.getByRole('button', { name: 'Ask Tolu' }).click();
  await expect(sheet.getByRole('heading', { name: 'Tolu has your request' })).toBeVisible();
  await expectFits(page, 'the request is sent');

  const traveller = await (await newBrowser()).newPage();
  await enter(traveller, tolu, `/timeline/post/2/${trip}`);
  await expect(traveller.getByRole('link', { name: /Ada Obi/ }).first(), 'the traveller is asked').toBeVisible();
});

test('what was written is there after a reload, and a sale can be ended', { tag: '@phone' }, async ({ page }) => {
  const ada = await newMember('Ada Obi');
  await ops('mark-identity', ada.email, 'checked');
  await enter(page, ada, '/sales/new');
  await page.getByLabel('What it is').fill('Standing fan');
  await page.reload();
  await expect(page.getByText('You began this before')).toBeVisible();
  await expect(page.getByLabel('What it is')).toHaveValue('Standing fan');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('What it is')).toHaveValue('');
  await makeSale(page);
  await page.getByRole('button', { name: 'End this sale' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});
