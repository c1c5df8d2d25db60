import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { orderAddress, orderSheet } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { addPhoto } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';
import { disputedOrder, enterAsStaff, newStaff } from '../support/staff.ts';
import { expectFits } from '../support/ugly.ts';

const question = 'Was the box open when you took it? Show us the tape.';
const answer = 'It was taped at both ends, and nobody has opened it since.';

test('we ask the carrier, who answers with a picture, and then we decide; the sender sees none of it', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const [staff, amina, tolu] = await Promise.all([
    newStaff('Ngozi Okafor'),
    newMember('Amina Bello', { naira: 6000 }),
    newMember('Tolu Adebayo'),
  ]);
  await ops('mark-identity', tolu.email, 'checked');
  const orderId = await disputedOrder(amina, tolu, 'The box was open when it came');
  const [carrier, sender] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];
  await enter(carrier, tolu, '/');
  await enterAsStaff(page, staff);

  await page.goto(`/ops/disputes/${orderId}`);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a question' });
  await asking.getByLabel('Who is asked').selectOption('carrier');
  await asking.getByLabel('Time to answer').selectOption('4 hours');
  await asking.getByLabel('Your question').fill(question);
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(carrier.getByText('We need an answer from you').first(), 'told at once, wherever they are').toBeVisible();
  const bar = page.getByRole('region', { name: 'Who has it' });
  await expect(bar.getByText(/^Waiting for Tolu Adebayo until /)).toBeVisible();
  await expect(bar.getByText(/due in [34] h/)).toBeVisible();
  await page.goto('/ops/work?held=anybody');
  const line = page
    .getByRole('link')
    .filter({ has: page.locator(`text=Waiting for Tolu Adebayo`) })
    .first();
  await expect(line).toBeVisible();

  await carrier.goto(orderAddress(orderId));
  const order = orderSheet(carrier);
  await expect(order.getByText(/^We need an answer from you by /)).toBeInViewport();
  await expect(order.getByText(`“${question}”`)).toBeVisible();
  await expectFits(carrier, 'an order with a question');
  await order.getByRole('button', { name: 'Answer' }).click();
  await order.getByLabel('Your answer').fill(answer);
  await addPhoto(order);
  await expectFits(carrier, 'an answer');
  await order.getByRole('button', { name: 'Send the answer' }).click();
  await expect(order.getByText(/^We need an answer from you by /)).toBeHidden();
  await expect(order.getByText(`“${answer}”`), 'in their own record').toBeAttached();

  await page.goto(`/ops/disputes/${orderId}`);
  await expect(bar.getByText('Tolu Adebayo has answered')).toBeVisible();
  const record = page.getByRole('region', { name: 'What happened' });
  await expect(record.getByText(`“${answer}”`)).toBeVisible();
  await expect(record.getByRole('img', { name: 'Tolu Adebayo answered' }).first()).toBeVisible();

  await enter(sender, amina, orderAddress(orderId));
  await expect(orderSheet(sender).getByText('Our team is looking into it.')).toBeVisible();
  for (const words of [question, answer]) await expect(sender.getByText(words)).toHaveCount(0);

  await page.getByRole('button', { name: 'Release it to the carrier' }).click();
  const deciding = page.getByRole('dialog', { name: 'Release the fee to the carrier?' });
  await deciding.getByLabel('Why').fill('The box was closed when it was handed over');
  await deciding.getByRole('button', { name: 'Release the fee' }).click();
  await expect(page.getByText(`Decided by @${staff.username}`)).toBeVisible();
});
