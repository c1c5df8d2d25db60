import { type Html, html } from '../../../console/html.ts';
import { paymentLayout } from '../../../payment-page/layout.ts';
import { formatMoney } from '../../../payment-page/money.ts';
import { buyer } from '../order-view.ts';
import type { Order } from '../state.ts';

const caution = 'no real account, no real money';

/** The page on which the payer approves or cancels; `back` is the shop’s address once that is decided. */
export function approvalPage(order: Order, back: string | null): string {
  const amount = formatMoney(totalOf(order), order.currency);
  if (order.status === 'COMPLETED') return page(order, 'Paid', ending('This payment is done', `${amount} has been taken.`, back));
  if (order.status === 'APPROVED' && !order.wasDeclined) {
    return page(order, 'Approved', ending('You approved this payment', 'The shop takes the money next.', back));
  }
  return page(order, 'Approve the payment', question(order, amount));
}

/** Shown when the shop gave no address to go back to. */
export function cancelledPage(order: Order, again: string): string {
  return page(
    order,
    'Cancelled',
    html`
      <div class="ending">
        <h1>You cancelled</h1>
        <p>Nothing was paid. You can close this page.</p>
        <a class="button plain" href="${again}">Go back to the payment</a>
      </div>`,
  );
}

export function missingPage(): string {
  const content = html`
    <div class="ending bad">
      <h1>This payment does not exist</h1>
      <p>Its link is wrong, or it is older than what the sandbox keeps. Start again from the shop.</p>
    </div>`;
  return paymentLayout({ vendor: 'paypal', title: 'Payment not found', about: 'Payment', amount: '', caution, content });
}

function question(order: Order, amount: string): Html {
  const description = order.units.find((unit) => unit.description !== null)?.description;
  return html`
    ${
      order.wasDeclined &&
      html`<div class="notice" role="alert"><p><strong>Your way to pay was declined.</strong> Choose again.</p></div>`
    }
    <form method="post">
      <h1>Pay ${order.brandName ?? 'the shop'} with this account?</h1>
      <dl class="account">
        <dt>Account</dt><dd>${buyer.givenName} ${buyer.surname}<br>${buyer.email}</dd>
        ${description && html`<dt>For</dt><dd>${description}</dd>`}
      </dl>
      <button class="button" name="action" value="approve">Approve ${amount}</button>
    </form>
    <form method="post" class="shortcuts">
      <p>Or let something go wrong later</p>
      <button class="button plain" name="action" value="approve-decline">Approve, then decline at capture</button>
      <button class="button plain" name="action" value="approve-pending">Approve, then hold it for review</button>
    </form>
    <form method="post" class="way-out">
      <button class="link" name="action" value="cancel">Cancel and go back to the shop</button>
    </form>`;
}

function ending(heading: string, text: string, back: string | null): Html {
  return html`
    <div class="ending good">
      <h1>${heading}</h1>
      <p>${text}</p>
      ${back === null ? html`<p>You can close this page.</p>` : html`<a class="button" href="${back}">Back to the shop</a>`}
    </div>`;
}

function page(order: Order, title: string, content: Html): string {
  const about = order.brandName ?? 'Online payment';
  return paymentLayout({ vendor: 'paypal', title, about, amount: formatMoney(totalOf(order), order.currency), caution, content });
}

export function totalOf({ units }: Order): number {
  return units.reduce((sum, { amount }) => sum + amount, 0);
}
