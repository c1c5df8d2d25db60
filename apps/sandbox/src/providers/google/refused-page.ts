import { html } from '../../console/html.ts';
import { bareLayout } from '../../console/layout.ts';
import { pickerHeaders } from '../../console/page-headers.ts';

/** When a sign-in cannot go on and there is no safe address to send the browser back to. */
export const refusedPage = {
  headers: pickerHeaders,
  render: (reason: string) =>
    bareLayout(
      'Sign-in stopped',
      html`
        <h1>This sign-in can’t go on</h1>
        <p class="soft">Close this window and start again from Waybill.</p>
        <p class="aside">What the provider says: <span class="mono">${reason}</span></p>`,
    ).markup,
};
