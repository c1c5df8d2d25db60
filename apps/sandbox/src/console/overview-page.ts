import type { StandIn } from '../provider.ts';
import { type Html, html } from './html.ts';
import { settingsList } from './settings-list.ts';

export function overviewPage(standIns: readonly StandIn[], messageCount: number): Html {
  return html`
    <h1>Everything outside Waybill, played here</h1>
    <p class="lead">Waybill talks to other companies to send a text, deliver an email, sign someone in or move
      money. On your machine it talks to this sandbox instead: the same protocols, no network, nothing to pay. It cannot run in production.</p>
    <p class="actions">
      <a class="main" href="/sandbox/messages">Open the messages</a>
      <span class="soft">${messageCount === 1 ? '1 message so far' : `${messageCount} messages so far`}</span>
    </p>
    <ul class="cards wide">${standIns.map(standInCard)}</ul>`;
}

function standInCard({ need, vendor, about, settings, fixtures }: StandIn): Html {
  return html`
    <li class="card torn">
      <h2>${need}</h2>
      <p class="eyebrow">stands in for ${vendor}</p>
      <p>${about}</p>
      ${settingsList(settings)}
      ${
        fixtures.length > 0 &&
        html`<h3>Try</h3>
          <ul class="fixtures">${fixtures.map(([when, then]) => html`<li><strong>${when}</strong>: ${then}</li>`)}</ul>`
      }
    </li>`;
}
