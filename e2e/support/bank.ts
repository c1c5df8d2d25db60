import { expect, type Page } from '@playwright/test';

type Sent = {
  /** In naira; what is still missing if not given. */
  readonly amount?: string;
  /** Labels of the boxes to tick. */
  readonly odd?: readonly ('The provider takes whatever comes' | 'Too late' | 'Twice' | 'Nobody is told')[];
};

/** The number of the account on the sheet, as it is copied. */
export async function accountNumberOn(page: Page): Promise<string> {
  const shown = await page.getByText(/^\d{4} \d{3} \d{3}$/).textContent();
  return (shown ?? '').replaceAll(' ', '');
}

/** Sends money on the bank’s own page, in a tab of its own, as somebody with a bank app would. */
export async function sendAtTheBank(page: Page, accountNumber: string, { amount, odd = [] }: Sent = {}): Promise<void> {
  const bank = await page.context().newPage();
  await bank.goto(`${process.env.E2E_SANDBOX}/bank`);
  await bank.getByLabel('Account number').fill(accountNumber);
  await bank.getByRole('button', { name: 'Continue' }).click();
  if (amount !== undefined) await bank.getByLabel('Amount in naira').fill(amount);
  for (const label of odd) await bank.getByLabel(label).check();
  await bank.getByRole('button', { name: 'Send' }).click();
  await expect(bank.getByRole('status').first()).toContainText('was sent');
  await bank.close();
}
