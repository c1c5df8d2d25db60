import { type Html, html } from './html.ts';

const tones = new Map([
  ['Delivered', 'good'],
  ['Message Sent', 'underway'],
  ['DND Active on Phone Number', 'attention'],
]);

/** A status, as the stamp it is on every waybill: colour and word. */
export function statusStamp(status: string): Html {
  return html`<span class="stamp ${tones.get(status) ?? 'bad'}">${status}</span>`;
}
