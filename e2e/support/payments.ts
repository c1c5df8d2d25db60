import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '@waybill/client/api-client';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';

/** Naira in somebody’s wallet before the story begins, paid for as any other. */
export async function topUp(as: ApiClient, amount: number): Promise<void> {
  const { reference } = await as.call(startCardTopUp, { body: { amount }, idempotencyKey: randomUUID() });
  await decideCardPayment(reference, 'success');
  const { transaction } = await as.call(verifyCardTopUp, { body: { reference } });
  if (transaction.status !== 1) throw new Error(`The top-up did not succeed: ${transaction.detail}`);
}

/** Decides a card payment as the bank would, without anybody on the card page. */
export async function decideCardPayment(reference: string, status: 'success' | 'failed'): Promise<void> {
  const response = await fetch(`${process.env.E2E_SANDBOX}/sandbox/api/paystack/transactions/${reference}/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });
  if (!response.ok) throw new Error(`The sandbox did not decide: ${response.status} ${await response.text()}`);
}

/** Expects this balance on the wallet’s page. */
export async function expectBalance(page: Page, spoken: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Balance' }).getByRole('paragraph').first()).toContainText(spoken);
}

/** Opens the sheet with which money is added, and fills it in. */
export async function askToAdd(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add money' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByLabel(/^Amount in/).fill(amount);
  await sheet.getByRole('button', { name: /^Pay/ }).click();
}

/** Decides a payout to a PayPal account. */
export async function decidePaypalPayout(receiver: string, status: 'SUCCESS' | 'RETURNED'): Promise<void> {
  const api = `${process.env.E2E_SANDBOX}/sandbox/api/paypal`;
  const { payouts } = (await (await fetch(`${api}/payouts`)).json()) as {
    payouts: { items: { payout_item_id: string; payout_item: { receiver: string } }[] }[];
  };
  const item = payouts.flatMap(({ items }) => items).find(({ payout_item }) => payout_item.receiver === receiver);
  const response = await fetch(`${api}/payout-items/${item?.payout_item_id}/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });
  if (!response.ok) throw new Error(`The sandbox did not decide: ${response.status} ${await response.text()}`);
}
