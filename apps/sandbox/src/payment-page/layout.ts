import { type Html, html } from '../console/html.ts';

export type PaymentPage = {
  /** Whose page it imitates, for its colours. */
  vendor: 'paystack' | 'paypal';
  title: string;
  /** Who is paying, or what is being bought. */
  about: string;
  amount: string;
  /** What must not be typed here. */
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
