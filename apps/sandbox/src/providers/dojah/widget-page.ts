import { type Html, html } from '../../console/html.ts';
import { vendorPage } from '../../vendor-page.ts';
import type { Verification } from './state.ts';

const script = '/dojah/assets/window.js';
const caution = 'use a made-up BVN, never your own.';

function page(content: Html, told?: string): string {
  return vendorPage({ vendor: 'dojah', title: 'Identity check', caution, script, content, ...(told ? { told } : {}) });
}

/** The window that opens inside of the product: a number that decides by itself, or how it shall end. */
export function windowPage({ reference }: Verification, wrong = ''): string {
  return page(
    html`
      <h1>Check your identity</h1>
      <form method="post" action="/dojah/window">
        <input type="hidden" name="reference_id" value="${reference}">
        <label for="bvn">BVN</label>
        <input id="bvn" name="bvn" inputmode="numeric" autocomplete="off" value="22222222222" aria-describedby="bvn-wrong">
        ${wrong && html`<p class="wrong" id="bvn-wrong">${wrong}</p>`}
        <button name="outcome" value="bvn">Continue</button>
        <button class="quiet" name="outcome" value="Completed">Let it pass</button>
        <button class="quiet" name="outcome" value="face">Fail: another face</button>
        <button class="quiet" name="outcome" value="Failed">Fail</button>
        <button class="quiet" name="outcome" value="Pending">Let somebody look</button>
        <button class="quiet" name="outcome" value="Abandoned">Leave</button>
      </form>`,
  );
}

/** The end of the window; its script tells the page around it. */
export function endPage(told: 'success' | 'close'): string {
  return page(
    told === 'success' ? html`<h1>That was all</h1><p>You can go back now.</p>` : html`<h1>You left the check</h1>`,
    told,
  );
}

export function missingPage(): string {
  return page(html`<h1>There is no such check</h1><p>The app id, the key or the reference is missing.</p>`, 'error');
}
