import { type Html, html } from './html.ts';

const tones = new Map<string, Tone>([
  ['Delivered', 'good'],
  ['Message Sent', 'underway'],
  ['DND Active on Phone Number', 'attention'],
]);

export type Tone = 'good' | 'underway' | 'attention' | 'bad';

/** Any word as a stamp. */
export function stamp(word: string, tone: Tone): Html {
  return html`<span class="stamp ${tone}">${word}</span>`;
}

/** Draws a message’s status as a stamp: colour and word. */
export function statusStamp(status: string): Html {
  return stamp(status, tones.get(status) ?? 'bad');
}
