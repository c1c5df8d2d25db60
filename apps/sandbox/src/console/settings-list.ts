import { type Html, html } from './html.ts';

export function settingsList(settings: ReadonlyArray<readonly [label: string, value: string]>): Html {
  return html`
    <dl class="settings">
      ${settings.map(([label, value]) => html`<div><dt>${label}</dt><dd class="mono">${value}</dd></div>`)}
    </dl>`;
}
