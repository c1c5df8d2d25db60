import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { sendAtTheBank } from './bank.ts';
import { expect } from './journey.ts';
import { codeSentTo } from './mailbox.ts';
import { ajah } from './orders.ts';
import { newcomer, type Person } from './people.ts';
import { addPhoto, choose, fillAddress } from './posting.ts';

type NewSale = { readonly price?: string; readonly paid?: RegExp; readonly look?: (step: string) => Promise<void> };

/** From the first question to the link: a bag that leaves from Yaba. Answers the code of the link. */
export async function makeSale(
  page: Page,
  { price = '40,000', paid = /^The buyer chooses/, look = async () => {} }: NewSale = {},
): Promise<string> {
  const main = page.getByRole('main');
  const next = () => main.getByRole('button', { name: 'Continue', exact: true }).click();
  await addPhoto(main);
  await main.getByLabel('What it is').fill('Ankara tote bag');
  await look('what is sold');
  await next();
  await main.getByLabel(/^Your price/).fill(price);
  await choose(main, /^Shoebox/);
  await choose(main, 'Clothes and shoes');
  await look('the price');
  await next();
  await fillAddress(main, 'Where it leaves from', 'Yaba', '12 Herbert Macaulay Way');
  await look('where it leaves from');
  await next();
  await choose(main, paid);
  await look('delivery and payment');
  await main.getByRole('button', { name: 'Make the link' }).click();
  await expect(main.getByText('Waiting', { exact: true })).toBeVisible();
  const link = await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const code = /\/buy\/([0-9A-Z]{10})/.exec(decodeURIComponent(link ?? ''))?.[1];
  if (!code) throw new Error(`There is no code in ${link}`);
  return code;
}

/** Somebody orders behind the scenes, with a browser that then is theirs, and no account. */
export async function orderSaleAs(page: Page, code: string, payWhen: 'now' | 'door'): Promise<Person> {
  const buyer = newcomer('Chike Eze');
  const path = `/api/buy/${code}`;
  const answer = async (call: string, data: object): Promise<unknown> => {
    const response = await page.request.post(`${path}/${call}`, { data, headers: { 'idempotency-key': randomUUID() } });
    expect(response.ok(), `${call}: ${response.status()} ${await response.text()}`).toBe(true);
    return response.json();
  };
  await answer('code', { phoneNumber: buyer.phone });
  const otpCode = await codeSentTo(buyer.phone, 'sms');
  // What is agreed on that route meanwhile, in other stories, may change the price: then they look again, as anybody does.
  await expect(async () => {
    const quote = (await answer('quote', { dropOffAddressJson: ajah })) as { readonly buyerPays: number };
    await answer('order', {
      name: buyer.fullName,
      phoneNumber: buyer.phone,
      otpCode,
      dropoffAddress: '3 Abraham Adesanya Road',
      dropOffAddressJson: ajah,
      payWhen,
      buyerPays: quote.buyerPays,
    });
  }).toPass({ intervals: [100], timeout: 5_000 });
  if (payWhen === 'now') {
    const { mine } = (await answer('payment', { way: 'transfer' })) as BuyView;
    await sendAtTheBank(page, mine?.payment?.accountNumber ?? '');
  }
  return buyer;
}
