import { type Html, html } from '../../console/html.ts';
import { settingsList } from '../../console/settings-list.ts';
import { stamp, type Tone } from '../../console/stamp.ts';
import { when } from '../../console/when.ts';
import { formatMoney } from '../../payment-page/money.ts';
import { webhooksSection } from '../../webhooks/webhooks-section.ts';
import { bankPath } from './bank/bank-page.ts';
import { findBank } from './banks.ts';
import { checkoutPath } from './checkout/actions.ts';
import { findRecipient, type PaystackContext } from './context.ts';
import type { Transaction, Transfer } from './state.ts';

export const consolePath = 'card-payments';
const mostShown = 30;

const chargeTones: Record<Transaction['status'], Tone> = {
  abandoned: 'attention',
  ongoing: 'underway',
  pending: 'underway',
  failed: 'bad',
  success: 'good',
};
const transferTones: Record<Transfer['status'], Tone> = {
  otp: 'attention',
  pending: 'underway',
  success: 'good',
  failed: 'bad',
  reversed: 'bad',
};

export function cardPaymentsPage(context: PaystackContext, settings: ReadonlyArray<readonly [string, string]>): Html {
  const { transactions, transfers, balances } = context.file.state;
  return html`
    <h1>Card payments</h1>
    <p class="lead">Payments by card and by bank transfer, and payouts to bank accounts, as Paystack would see them. On the balance:
      ${Object.entries(balances)
        .map(([currency, balance]) => formatMoney(balance, currency))
        .join(', ')}.</p>
    <p class="actions"><a class="main" href="${bankPath()}">Open the bank</a>
      <span class="soft">It sends money to the account number that somebody was shown.</span></p>
    <section class="ledger">
      <header><h2>Payments</h2></header>
      ${
        transactions.length === 0
          ? html`<p class="soft">None yet. Top up a wallet in Waybill, by card or by transfer.</p>`
          : html`<ul class="entries">${transactions.toReversed().slice(0, mostShown).map(chargeEntry)}</ul>`
      }
    </section>
    <section class="ledger">
      <header><h2>Payouts to bank accounts</h2></header>
      ${
        transfers.length === 0
          ? html`<p class="soft">None yet.</p>`
          : html`<ul class="entries">${transfers
              .toReversed()
              .slice(0, mostShown)
              .map((transfer) => transferEntry(context, transfer))}</ul>`
      }
    </section>
    ${webhooksSection(context.sender.list(), context.switches, consolePath)}
    <section class="card">
      <h2>How to reach it</h2>
      ${settingsList(settings)}
    </section>`;
}

function chargeEntry(transaction: Transaction): Html {
  const { reference, status, email, accessCode } = transaction;
  return html`
    <li class="card entry">
      <div class="what"><strong class="sum">${formatMoney(transaction.amount, transaction.currency)}</strong><span>${email}</span>
        <span class="soft mono">${reference}</span></div>
      <div class="how">${stamp(status, chargeTones[status])}<span class="soft">${
        status === 'failed' && `${transaction.gatewayResponse}, `
      }${when(transaction.paidAt ?? transaction.createdAt)}</span></div>
      ${
        transaction.bankTransfer !== null &&
        html`<p class="buttons"><a class="quiet button" href="${bankPath(transaction.bankTransfer.accountNumber)}">Send to ${transaction.bankTransfer.accountNumber}</a></p>`
      }
      ${
        status !== 'success' &&
        transaction.bankTransfer === null &&
        html`<form method="post" action="/sandbox/${consolePath}/transactions/${reference}" class="buttons">
          <a class="quiet button" href="${checkoutPath(accessCode)}">Open its page</a>
          <button class="quiet" name="status" value="success">Mark as paid</button>
          ${status !== 'failed' && html`<button class="quiet danger" name="status" value="failed">Fail it</button>`}
        </form>`
      }
    </li>`;
}

function transferEntry(context: PaystackContext, transfer: Transfer): Html {
  const { reference, status } = transfer;
  const recipient = findRecipient(context, transfer.recipientCode);
  return html`
    <li class="card entry">
      <div class="what"><strong class="sum">${formatMoney(transfer.amount, transfer.currency)}</strong>
        <span>${recipient && `${recipient.accountName}, ${recipient.accountNumber}, ${findBank(recipient.bankCode)?.name}`}</span>
        <span class="soft mono">${reference}</span></div>
      <div class="how">${stamp(status, transferTones[status])}<span class="soft">${when(transfer.updatedAt)}</span></div>
      ${
        (status === 'pending' || status === 'success') &&
        html`<form method="post" action="/sandbox/${consolePath}/transfers/${reference}" class="buttons">
          ${status === 'pending' && html`<button class="quiet" name="status" value="success">It arrived</button>`}
          ${status === 'pending' && html`<button class="quiet danger" name="status" value="failed">Fail it</button>`}
          ${status === 'success' && html`<button class="quiet danger" name="status" value="reversed">Reverse it</button>`}
        </form>`
      }
    </li>`;
}
