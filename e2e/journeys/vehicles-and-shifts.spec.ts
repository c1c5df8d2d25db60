import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { newBusiness } from '../support/businesses.ts';
import { expect, test } from '../support/journey.ts';
import { enterFor, newMemberOf } from '../support/members.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

/** A day of Lagos, counted from today. */
const dayIn = (days: number) => new Date(Date.now() + 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test('a bike goes into the list, to a rider, and a shift into their week; they go on and off duty', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const lanes = await newBusiness('Lagoon Lanes');
  const [hauwa, tobi] = [await newMemberOf(lanes, 'Hauwa Garba', 'dispatcher'), await newMemberOf(lanes, 'Tobi Ajayi', 'rider')];
  const [desk, rider] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];

  await test.step('the owner writes down a bike, with a paper that soon runs out', async () => {
    await enter(page, lanes, '/settings');
    await page.getByRole('link', { name: /^Vehicles/ }).click();
    await expect(page.getByText('No vehicles yet')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Add a vehicle' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a vehicle' });
    await sheet.getByRole('textbox', { name: 'Plate' }).fill('lsd 104 xa');
    await sheet.getByLabel('Insurance').fill(dayIn(6));
    await expectAccessibleInBothSchemes(page);
    await sheet.getByRole('button', { name: 'Add it' }).click();
    await expectToast(page, 'LSD 104 XA is in your list');
    await expect(page.getByText(/^Insurance runs out on .*, in 6 days$/)).toBeVisible();
    await page.getByText('Papers 1').click();
    await expect(page.getByRole('list', { name: 'Vehicles' })).toContainText('LSD 104 XA');
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('the dispatcher gives it to a rider, whose open page shows it', async () => {
    await enterFor(rider, tobi, lanes, '/orders');
    await expect(rider.getByText('You have no vehicle. Your dispatcher gives you one.')).toBeVisible();
    await enterFor(desk, hauwa, lanes, '/orders');
    await desk.getByRole('button', { name: /^Your account/ }).click();
    await desk.getByRole('link', { name: 'Vehicles' }).click();
    await expect(desk.getByRole('button', { name: 'Add a vehicle' }), 'that is for whoever manages').toHaveCount(0);
    await desk.getByRole('button', { name: 'Give LSD 104 XA to a rider' }).click();
    const sheet = desk.getByRole('dialog', { name: 'Give LSD 104 XA to' });
    await expect(sheet.getByRole('list', { name: 'Riders' })).toContainText('Tobi Ajayi');
    await expectAccessibleInBothSchemes(desk);
    await sheet.getByRole('button', { name: 'Give LSD 104 XA to Tobi Ajayi' }).click();
    await expect(desk.getByRole('button', { name: 'Take back LSD 104 XA from Tobi Ajayi' })).toBeVisible();
    await expect(rider.getByText('LSD 104 XA')).toBeVisible();
    await expect(page.getByText('Tobi Ajayi'), 'the owner’s open page, too').toBeVisible();
  });

  await test.step('and plans a shift', async () => {
    await desk.goto('/business/shifts');
    await desk.getByRole('button', { name: 'The week after' }).click();
    await expect(desk.getByText('Nobody is planned in this week')).toBeVisible();
    await expectAccessibleInBothSchemes(desk);
    await desk.getByRole('button', { name: /^Plan Tobi Ajayi on Mon / }).click();
    const sheet = desk.getByRole('dialog', { name: 'Plan a shift' });
    await expect(sheet.getByRole('textbox', { name: 'From' })).toHaveValue('08:00');
    await sheet.getByRole('button', { name: 'Early' }).click();
    await expectAccessibleInBothSchemes(desk);
    await sheet.getByRole('button', { name: 'Plan it' }).click();
    await expect(desk.getByRole('button', { name: 'Change Tobi Ajayi, 6 am – 2 pm' })).toBeVisible();
    await desk.getByRole('button', { name: 'The week after' }).click();
    await desk.getByRole('button', { name: 'Copy last week' }).click();
    await expectToast(desk, 'One shift is planned');
    await expect(desk.getByRole('button', { name: 'Change Tobi Ajayi, 6 am – 2 pm' })).toBeVisible();
  });

  await test.step('the rider sees it, goes on duty and off again', async () => {
    await rider.getByRole('link', { name: /^Your next/ }).click();
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Your shifts');
    await expect(rider.getByText('6 am – 2 pm').first()).toBeVisible();
    await expectAccessibleInBothSchemes(rider);
    await rider.getByRole('switch', { name: 'Off duty' }).click();
    await expect(rider.getByRole('switch', { name: 'On duty' })).toBeChecked();
    await desk.goto('/business/vehicles');
    await rider.getByRole('switch', { name: 'On duty' }).click();
    await expect(rider.getByRole('switch', { name: 'Off duty' })).not.toBeChecked();
  });

  await test.step('the bike is retired after a question, which takes it from its rider, and put back', async () => {
    await page.goto('/business/vehicles');
    await page.getByRole('button', { name: 'More about LSD 104 XA' }).click();
    await page.getByRole('button', { name: 'Retire' }).click();
    const question = page.getByRole('dialog', { name: 'Retire LSD 104 XA?' });
    await expect(question).toContainText('Tobi Ajayi has it now');
    await question.getByRole('button', { name: 'Retire' }).click();
    // Offered for a few seconds only.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rider.getByText('You have no vehicle. Your dispatcher gives you one.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give LSD 104 XA to a rider' })).toBeVisible();
  });
});
