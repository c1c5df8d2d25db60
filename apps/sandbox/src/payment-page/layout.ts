import { type Html, html } from '../console/html.ts';

export type PaymentPage = {
  /** The vendor whose colours it imitates. */
  vendor: 'paystack' | 'paypal';
  title: string;
  /** The payer, or the thing being bought. */
  about: string;
  amount: string;
  /** The warning against typing real card numbers. */
  caution: string;
  content: Html;
};

/** A payment provider’s hosted page: no script, one stylesheet, and nothing of Waybill’s own look. */
export function paymentLayout({ vendor, title, about, amount, caution, content }: PaymentPage): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sandbox/assets/payment-page.css">
  </head>
  <body class="${vendor}">
    <p class="caution"><strong>Sandbox: ${caution}</strong></p>
    <main>
      <header>
        <p class="about">${about}</p>
        <p class="amount"><span class="hidden">Amount: </span>${amount}</p>
      </header>
      ${content}
    </main>
    <footer>Stands in for ${vendor === 'paystack' ? 'Paystack' : 'PayPal'} while Waybill is being built. Nothing leaves this machine.</footer>
  </body>
</html>`.markup;
}
