import { type Html, html } from '../../console/html.ts';
import type { Verification } from './state.ts';

function layout(title: string, content: Html, outcome = ''): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sandbox/assets/payment-page.css">
    <script src="/dojah/assets/window.js" defer></script>
  </head>
  <body class="dojah" data-outcome="${outcome}">
    <p class="caution"><strong>Sandbox: use a made-up BVN, never your own.</strong></p>
    <main>${content}</main>
    <footer>Stands in for Dojah while Waybill is being built. Nothing leaves this machine.</footer>
  </body>
</html>`.markup;
}

/** The window that opens inside of the product: a number that decides by itself, or how it shall end. */
export function windowPage({ reference }: Verification, wrong = ''): string {
  return layout(
    'Identity check',
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
export function endPage(outcome: 'success' | 'close'): string {
  return layout(
    'Identity check',
    outcome === 'success' ? html`<h1>That was all</h1><p>You can go back now.</p>` : html`<h1>You left the check</h1>`,
    outcome,
  );
}

export function missingPage(): string {
  return layout(
    'Identity check',
    html`<h1>There is no such check</h1><p>The app id, the key or the reference is missing.</p>`,
    'error',
  );
}
