import { type Html, html } from '../../console/html.ts';
import { settingsList } from '../../console/settings-list.ts';
import { when } from '../../console/when.ts';
import { vendorPage } from '../../vendor-page.ts';
import type { Contact } from './state.ts';

export const consolePath = 'live-chat';
const mostShown = 30;

/** The widget, which opens inside of the product’s page. */
export function widgetPage(): string {
  const content = html`
      <h1>Talk to us</h1>
      <button type="button" class="quiet">Close</button>
      <p role="status">Nobody is signed in.</p>
      <ul></ul>
      <form hidden>
        <label for="content">Your message</label>
        <input id="content" name="content" autocomplete="off" maxlength="2000">
        <button>Send</button>
      </form>`;
  return vendorPage({ vendor: 'chatwoot', title: 'Live chat', script: '/chatwoot/assets/widget.js', content });
}

/** The page of the agent who answers. */
export function threadsPage(contacts: readonly Contact[], settings: ReadonlyArray<readonly [string, string]>): Html {
  return html`
    <h1>Live chat</h1>
    <p class="lead">What people write in the widget. Waybill shows it when LIVE_CHAT is chatwoot.</p>
    <section class="ledger">
      <header><h2>Conversations</h2></header>
      ${
        contacts.length === 0
          ? html`<p class="soft">None yet. Start Waybill with LIVE_CHAT=chatwoot and write to us.</p>`
          : html`<ul class="entries">${contacts.toReversed().slice(0, mostShown).map(entry)}</ul>`
      }
    </section>
    <section class="card">
      <h2>How to reach it</h2>
      ${settingsList(settings)}
    </section>`;
}

function entry({ identifier, name, email, messages }: Contact): Html {
  return html`
    <li class="card entry">
      <div class="what"><strong>${name}</strong> <span class="soft">${email}</span></div>
      <ul>${messages.slice(-5).map(({ content, isOurs, at }) => html`<li>${isOurs ? 'You: ' : ''}${content} <span class="soft">${when(at)}</span></li>`)}</ul>
      <form method="post" action="/sandbox/${consolePath}/${identifier}" class="buttons">
        <input name="content" aria-label="Your answer to ${name}" required maxlength="2000">
        <button class="quiet">Answer</button>
      </form>
    </li>`;
}
