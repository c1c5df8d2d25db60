import { type Html, html } from '../../../console/html.ts';
import { when } from '../../../console/when.ts';
import { formatMoney } from '../../../payment-page/money.ts';
import { vendorPage } from '../../../vendor-page.ts';
import { type PaystackContext, takenArrivals } from '../context.ts';
import type { Arrival, Transaction } from '../state.ts';

const mostShown = 8;

export const bankPath = (accountNumber?: string) => (accountNumber === undefined ? '/bank' : `/bank/${accountNumber}`);

const page = (title: string, content: Html) => vendorPage({ vendor: 'bank', title, caution: 'no real money', content });

/** The bank’s front page: the account to send to, typed or chosen among those that wait. */
export function bankFrontPage({ file: { state } }: PaystackContext, wrong?: string): string {
  const waiting = state.transactions.filter(({ bankTransfer }) => bankTransfer !== null).toReversed();
  return page(
    'Bank',
    html`
      <h1>Send money</h1>
      <form method="get" action="${bankPath()}">
        <div class="field">
          <label for="account">Account number</label>
          <input id="account" name="account" inputmode="numeric" autocomplete="off" maxlength="14" required${
            wrong && html` aria-invalid="true" aria-describedby="account-wrong"`
          }>
          ${wrong && html`<p class="wrong" id="account-wrong">${wrong}</p>`}
        </div>
        <button class="button">Continue</button>
      </form>
      ${
        waiting.length > 0 &&
        html`<section class="shortcuts">
          <p>Or choose an account that waits for money</p>
          ${waiting
            .slice(0, mostShown)
            .map(
              ({ bankTransfer, amount, currency }) =>
                html`<a class="button plain" href="${bankPath(bankTransfer?.accountNumber)}">${bankTransfer?.accountNumber}, ${formatMoney(amount, currency)}</a>`,
            )}
        </section>`
      }`,
  );
}

/** One account: what is asked for, what has come, and the ways to send more, right or wrong. */
export function bankAccountPage(
  context: PaystackContext,
  transaction: Transaction,
  sent: readonly Arrival[],
  wrong?: string,
): string {
  const { bankTransfer, amount, currency } = transaction;
  const came = takenArrivals(context, transaction).reduce((sum, arrival) => sum + arrival.amount, 0);
  const left = Math.max(0, amount - came);
  return page(
    'Send money',
    html`
      ${sent.map((arrival) => outcome(arrival, currency))}
      <dl class="account">
        <dt>Account</dt><dd><strong class="digits">${bankTransfer?.accountNumber}</strong></dd>
        <dt>Name</dt><dd>${bankTransfer?.accountName}</dd>
        <dt>Asked for</dt><dd>${formatMoney(amount, currency)}</dd>
        <dt>Arrived</dt><dd>${formatMoney(came, currency)}</dd>
        <dt>Open until</dt><dd>${bankTransfer && when(bankTransfer.expiresAt)}</dd>
      </dl>
      <form method="post">
        <h1>Send money</h1>
        <div class="field">
          <label for="amount">Amount in naira</label>
          <input id="amount" name="amount" inputmode="decimal" autocomplete="off" required maxlength="14" value="${((left || amount) / 100).toFixed(2)}"${
            wrong && html` aria-invalid="true" aria-describedby="amount-wrong"`
          }>
          ${wrong && html`<p class="wrong" id="amount-wrong">${wrong}</p>`}
        </div>
        <div class="field">
          <label for="senderName">From the account of</label>
          <input id="senderName" name="senderName" autocomplete="off" required maxlength="100" value="ADAEZE OKAFOR">
        </div>
        ${check('takes', 'The provider takes whatever comes', 'Otherwise it sends back by itself what it did not ask for, as Paystack does.')}
        ${check('late', 'Too late', 'It arrives a minute after the account has expired.')}
        ${check('twice', 'Twice', 'The same transfer is sent two times.')}
        ${check('lost', 'Nobody is told', 'The webhook is lost: the shop has to ask.')}
        ${check('gone', 'It cannot come back', 'The sender’s account is closed by then.')}
        <button class="button">Send</button>
      </form>
      <p class="hint"><a href="${bankPath()}">Another account</a></p>`,
  );
}

function check(name: string, label: string, hint: string): Html {
  return html`
    <div class="check">
      <input type="checkbox" id="${name}" name="${name}" aria-describedby="${name}-hint">
      <label for="${name}">${label}</label>
      <p class="hint" id="${name}-hint">${hint}</p>
    </div>`;
}

function outcome({ amount, refusal }: Arrival, currency: string): Html {
  const money = formatMoney(amount, currency);
  return refusal === null
    ? html`<div class="notice good" role="status"><p><strong>${money} was sent.</strong> The provider has it.</p></div>`
    : html`<div class="notice" role="status"><p><strong>${money} was sent back.</strong> The provider refused it: ${refusal.toLowerCase().replaceAll('_', ' ')}.</p></div>`;
}
