import { type Html, html } from './html.ts';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true });

/** “Sat 14 Nov, 9:40 am”, in the time zone of the machine the sandbox runs on. */
export function when(iso: string): Html {
  const date = new Date(iso);
  return html`<time datetime="${iso}">${day.format(date).replace(',', '')}, ${clock.format(date)}</time>`;
}
