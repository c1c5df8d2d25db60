import { expectAccessible } from '../support/axe.ts';
import { bubble, writeMessage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { enter } from '../support/signing-in.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';
import { expectFits } from '../support/ugly.ts';

test('a lead saves words with gaps, a colleague sends them filled, and with a gap they do not leave', async ({
  page,
  newBrowser,
  member,
}) => {
  test.slow();
  const [lead, ama] = [await newStaff('Tunde Cole', 'lead'), await newStaff('Ama Boateng', 'support')];
  const [desk, person] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];
  await enterAsStaff(page, lead);
  await enterAsStaff(desk, ama);
  const shortName = `van-${member.username.replace(/[^a-z0-9]/g, '').slice(-8)}`;

  await page.goto('/ops/replies');
  await page.getByRole('button', { name: 'Write a reply' }).click();
  const sheet = page.getByRole('dialog', { name: 'Write a reply' });
  await sheet.getByLabel('Title').fill(`The van is mended ${shortName}`);
  await sheet.getByLabel('Short name').fill(shortName);
  await sheet.getByRole('checkbox', { name: 'Support' }).check();
  await sheet.getByLabel('What they read').fill('Hello {{firstName}}, {{trackingNumber}} comes tomorrow. {{staffFirstName}}');
  await expect(sheet.getByRole('region', { name: 'How it reads' })).toContainText(
    'Hello Adaeze, 7K3 M9Q XPC comes tomorrow. Ngozi',
  );
  await expect(sheet.getByText('Support: {{trackingNumber}} is not known there')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: `The van is mended ${shortName}` })).toBeVisible();
  await expectAccessible(page);

  await enter(person, member, '/help');
  await person.getByRole('button', { name: 'Write to us' }).click();
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Waybill support');
  await writeMessage(person, 'Where is my parcel?');

  await desk.goto('/ops/support');
  await desk.getByRole('link', { name: new RegExp(`Waiting:.*@${member.username}`) }).click();
  const box = desk.getByLabel('Answer Amina Bello');
  await box.focus();
  await desk.keyboard.type(`/${shortName}`);
  await expect(desk.getByRole('option', { name: /The van is mended/ })).toHaveAttribute('aria-selected', 'true');
  await desk.keyboard.press('Enter');
  await expect(box).toHaveValue('Hello Amina, {{trackingNumber}} comes tomorrow. Ama');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Please fill in {{trackingNumber}} (tracking number of the parcel) first')).toBeVisible();
  await expect(desk.getByRole('list', { name: 'Messages' }).getByText('comes tomorrow'), 'nothing has left').toHaveCount(0);
  // Ctrl and Z takes the whole of it out again, as if it had been typed.
  await desk.keyboard.press('Control+z');
  await expect(box).toHaveValue('');
  await desk.keyboard.type(`/${shortName}`);
  await expect(desk.getByRole('option', { name: /The van is mended/ })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(box).toHaveValue(/comes tomorrow/);
  // The gap is marked: the next keys replace it.
  await desk.keyboard.type('your parcel');
  await expect(box).toHaveValue('Hello Amina, your parcel comes tomorrow. Ama');
  await desk.keyboard.press('Control+Enter');
  await expect(bubble(person, 'Hello Amina, your parcel comes tomorrow. Ama')).toBeVisible();

  await page.getByRole('button', { name: `Retire The van is mended ${shortName}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/is in use again/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `The van is mended ${shortName}` })).toBeVisible();
});

test('a list is saved as it is narrowed, shared, opened with, changed and taken away; Ctrl K finds a person', async ({
  page,
  newBrowser,
  member,
}) => {
  test.slow();
  const [lead, ama] = [await newStaff('Tunde Cole', 'lead'), await newStaff('Ama Boateng', 'support')];
  await enterAsStaff(page, lead);
  const name = `On the way ${member.username}`.slice(0, 40);

  await page.goto('/ops/orders?status=3');
  await page.getByRole('button', { name: 'Save this view' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save this view' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByRole('checkbox', { name: 'Share it with the team' }).check();
  await sheet.getByRole('checkbox', { name: 'Open the list with it' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const chip = page.getByRole('link', { name: `Shared: ${name}` });
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Everything', exact: true }).click();
  await expect(page).toHaveURL(/\/ops\/orders\?view=all$/);

  await page.goto('/ops/orders');
  await expect(page, 'the list opens with it').toHaveURL(/status=3/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('waybill-orders.csv');

  await page.goto(`${page.url()}&sort=oldest`);
  await expect(page.getByText(`“${name}”, changed`)).toBeVisible();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText(`“${name}”, changed`)).toBeHidden();

  const desk = await (await newBrowser()).newPage();
  await enterAsStaff(desk, ama);
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/ops/orders');
  await desk.getByRole('link', { name: `Shared: ${name}` }).click();
  await expect(desk).toHaveURL(/status=3&sort=oldest|sort=oldest&status=3/);
  await expectFits(desk, 'orders with saved views');
  await desk.getByRole('button', { name: 'About this view' }).click();
  await expect(desk.getByRole('dialog', { name }).getByText('They or a lead can change it.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Remove this view' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Name, share or remove' }).click();
  await page.getByRole('button', { name: 'Remove this view' }).click();
  await expect(chip).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type(member.username);
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toContainText('Amina Bello');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ops\/people\/usr_/);
  await expect(page.getByText(`@${member.username}`).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('saved rep');
  await expect(page.getByRole('option', { name: /Saved replies/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved replies' })).toBeVisible();
});
