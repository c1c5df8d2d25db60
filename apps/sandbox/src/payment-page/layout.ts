import { html } from '../console/html.ts';
import { type VendorPage, vendorPage } from '../vendor-page.ts';

export type PaymentPage = Required<Pick<VendorPage, 'title' | 'caution' | 'content'>> & {
  vendor: 'paystack' | 'paypal';
  /** The payer, or the thing being bought. */
  about: string;
  amount: string;
};

/** A payment provider’s hosted page: no script, and the amount above everything else. */
export function paymentLayout({ about, amount, content, ...page }: PaymentPage): string {
  const header = html`
      <header>
        <p class="about">${about}</p>
        <p class="amount"><span class="hidden">Amount: </span>${amount}</p>
      </header>
      ${content}`;
  return vendorPage({ ...page, content: header });
}
