import { decideCorrection } from '@waybill/contract/ops/decide-correction';
import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { bubble, writeMessage } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';

test('money is corrected by two of us, not by one, and the person sees it come', async ({ page, newBrowser }) => {
  test.slow();
  const [ngozi, tunde, amina] = await Promise.all([
    newStaff('Ngozi Okafor'),
    newStaff('Tunde Cole'),
    newMember('Amina Bello', { naira: 2000 }),
  ]);
  const [desk, wallet] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];
  await enterAsStaff(page, ngozi);
  await enterAsStaff(desk, tunde);
  await enter(wallet, amina, '/wallet/ng');
  await expectBalance(wallet, '2,000 naira');

  await page.goto('/ops/corrections');
  await page.getByRole('button', { name: 'Propose a correction' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propose a correction' });
  await proposal.getByRole('combobox', { name: 'Whose balance' }).fill(amina.username);
  await expect(proposal.getByText('Amina Bello').first()).toBeVisible();
  await proposal.getByLabel('Amount in naira').fill('1,500');
  await proposal.getByLabel('What they read in their history').fill('For the parcel that got wet');
  await proposal.getByLabel('Why').fill('The courier agreed that it was our bag');
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(proposal).toBeHidden();
  const own = page.getByRole('listitem').filter({ hasText: `@${amina.username}` });
  await expect(own.getByText('You proposed it: somebody else of us has to approve it.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve' })).toBeHidden();
  const { as } = ngozi;
  const proposed = (await as.call(listCorrections, { query: {} })).items.find(({ person }) => person.username === amina.username);
  const approval = as.call(decideCorrection, {
    params: { correctionId: proposed?.id ?? '' },
    body: { decision: 'approve', because: 'I am sure of it' },
    idempotencyKey: crypto.randomUUID(),
  });
  await expect(approval, 'nor without the button').rejects.toMatchObject({ code: 'own_proposal' });
  await expectBalance(wallet, '2,000 naira');

  await desk.goto('/ops/corrections');
  const slip = desk.getByRole('listitem').filter({ hasText: `@${amina.username}` });
  await slip.getByRole('button', { name: 'Approve' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Approve ₦1,500.00?' });
  await sheet.getByLabel('Why').fill('I have seen the pictures');
  await sheet.getByRole('button', { name: 'Approve and book' }).click();
  await expect(slip.getByText('Booked')).toBeVisible();
  await expect(slip.getByText(`@${tunde.username} approved it`)).toBeVisible();

  await expectBalance(wallet, '3,500 naira');
  await expect(wallet.getByRole('button', { name: /^For the parcel that got wet/ })).toBeVisible();
  await wallet.goto('/notifications');
  await wallet.getByText(/₦1,500\.00 was added to your wallet\. For the parcel that got wet\./).click();
  await expect(wallet.getByRole('dialog').getByText('Added by our team.')).toBeVisible();
});

test('somebody writes to support and has an answer while they wait; a failed job runs again', async ({
  page,
  newBrowser,
  member,
}) => {
  test.slow();
  const staff = await newStaff('Ngozi Okafor');
  const person = await (await newBrowser()).newPage();
  await enterAsStaff(page, staff);
  await enter(person, member, '/help');
  await person.getByRole('button', { name: 'Write to us' }).click();
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Waybill support');
  await writeMessage(person, 'My parcel has been in Ore since Monday.');

  await page.goto('/ops/support');
  await page.getByRole('link', { name: new RegExp(`Waiting:.*@${member.username}`) }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('My parcel has been in Ore since Monday.')).toBeVisible();
  await page.getByLabel('Answer Amina Bello').fill('The van is mended. It comes tomorrow.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(`@${staff.username}`), 'we see who of us').toBeVisible();
  await expect(bubble(person, 'The van is mended. It comes tomorrow.'), 'without a click').toBeVisible();
  await expect(person.getByText(staff.username), 'they see none of us').toHaveCount(0);
  await page.goto('/ops/support');
  await expect(page.getByRole('link', { name: new RegExp(`@${member.username}`) })).toHaveCount(0);

  await page.goto('/ops/jobs');
  const job = page.getByRole('listitem').filter({ hasText: 'kyc.remove-file' });
  await job.getByRole('button', { name: 'Run it again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Run it again?' });
  await sheet.getByLabel('Why').fill('The store answers again');
  await sheet.getByRole('button', { name: 'Run it again' }).click();
  await expect(job).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Everything runs' }), 'nor did it fail again').toBeVisible();
});
