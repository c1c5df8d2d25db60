import { type Html, html } from '../../../console/html.ts';
import { paymentLayout } from '../../../payment-page/layout.ts';
import { formatMoney } from '../../../payment-page/money.ts';
import type { Transaction } from '../state.ts';
import { cardForm } from './card-form.ts';
import type { Typed } from './field.ts';
import { questionForm } from './question-form.ts';
import { findCard } from './test-cards.ts';

const nothingTyped: Typed = { values: {}, errors: {} };

/** The page of one payment: the card, then whatever its bank asks, then how it ended. */
export function checkoutPage(transaction: Transaction, back: string | null, typed: Typed = nothingTyped): string {
  const amount = formatMoney(transaction.amount, transaction.currency);
  const card = findCard(transaction.card);
  switch (transaction.status) {
    case 'success':
      return page(transaction, 'Payment successful', ended('good', 'Payment successful', `${amount} was paid.`, back));
    case 'pending':
      return page(transaction, 'Payment pending', stillWaiting(back));
    case 'ongoing':
      if (card !== undefined && transaction.stage !== 'card') {
        return page(transaction, 'Confirm your payment', questionForm(transaction.stage, card, amount, typed));
      }
      return page(transaction, 'Card payment', cardForm(amount, typed, null));
    case 'failed':
      return page(transaction, 'Payment declined', cardForm(amount, typed, transaction.gatewayResponse, back));
    case 'abandoned':
      return page(transaction, 'Card payment', cardForm(amount, typed, null));
  }
}

/** After “leave”: the tab could be closed now, and the shop hears nothing. */
export function leftPage(transaction: Transaction, again: string): string {
  return page(
    transaction,
    'You left',
    html`
      <div class="ending quiet-ending">
        <h1>You left without paying</h1>
        <p>The shop has not been told, just as when a tab is closed. Nothing was charged.</p>
        <a class="button plain" href="${again}">Go back to the payment</a>
      </div>`,
  );
}

export function missingPage(): string {
  return paymentLayout({
    vendor: 'paystack',
    title: 'Payment not found',
    about: 'Card payment',
    amount: '',
    caution: 'no real card',
    content: html`
      <div class="ending bad">
        <h1>This payment does not exist</h1>
        <p>Its link is wrong, or it is older than what the sandbox keeps. Start again from the shop.</p>
      </div>`,
  });
}

function page(transaction: Transaction, title: string, content: Html): string {
  return paymentLayout({
    vendor: 'paystack',
    title,
    about: transaction.email,
    amount: formatMoney(transaction.amount, transaction.currency),
    caution: 'no real card',
    content,
  });
}

function ended(tone: 'good' | 'bad', heading: string, text: string, back: string | null): Html {
  return html`
    <div class="ending ${tone}">
      <h1>${heading}</h1>
      <p>${text}</p>
      ${back === null ? html`<p>You can close this page.</p>` : html`<a class="button" href="${back}">Back to the shop</a>`}
    </div>`;
}

function stillWaiting(back: string | null): Html {
  return html`
    <div class="ending waiting">
      <h1>Your bank is taking too long</h1>
      <p>The payment has neither gone through nor failed. It can still do either; the sandbox’s “Card payments” page decides.</p>
      ${back !== null && html`<a class="button" href="${back}">Back to the shop</a>`}
    </div>`;
}
