import type { MessageView } from '../outbox/message.ts';
import { type Html, html } from './html.ts';
import { channelNames } from './messages-page.ts';
import { statusStamp } from './stamp.ts';
import { when } from './when.ts';

export function messagePage(message: MessageView): Html {
  return html`
    <p><a href="/sandbox/messages">All messages</a></p>
    <article class="card torn message">
      <header>
        <div>
          <p class="eyebrow">${channelNames[message.channel]} to</p>
          <h1 class="to">${message.to}</h1>
        </div>
        ${statusStamp(message.status)}
      </header>
      ${message.code && codeSlip(message.code)}
      ${message.links.length > 0 && html`<ul class="links">${message.links.map(linkRow)}</ul>`}
      ${message.subject && html`<h2>${message.subject}</h2>`}
      <p class="text">${message.text}</p>
      ${
        message.html &&
        html`<h2 class="soft">As its reader sees it</h2>
          <iframe class="mail" title="The email as HTML" src="/sandbox/messages/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      }
      ${message.channel === 'sms' && answerSlip(message.id)}
      <dl class="settings">
        <div><dt>From</dt><dd>${message.from}</dd></div>
        ${Object.entries(message.listHeaders).map(([name, value]) => html`<div><dt>${name}</dt><dd class="mono">${value}</dd></div>`)}
        <div><dt>Received</dt><dd>${when(message.receivedAt)}</dd></div>
        <div><dt>Id here</dt><dd class="mono">${message.id}</dd></div>
        ${message.providerId && html`<div><dt>Provider’s id</dt><dd class="mono">${message.providerId}</dd></div>`}
      </dl>
    </article>`;
}

function codeSlip(code: string): Html {
  return html`
    <div class="slip-code">
      <span class="code">${code}</span>
      <button type="button" class="quiet" data-copy="${code}" hidden>Copy the code</button>
    </div>`;
}

/** The form by which a reader answers a text. The product handles STOP and START. */
function answerSlip(id: string): Html {
  return html`
    <form method="post" action="/sandbox/messages/${id}/answer">
      <label>Answer <input name="text" value="STOP" maxlength="500" required></label>
      <button class="quiet">Send the answer</button>
    </form>`;
}

function linkRow(link: string): Html {
  return html`
    <li><a href="${link}" rel="noreferrer">${link}</a>
      <button type="button" class="quiet" data-copy="${link}" hidden>Copy</button></li>`;
}

/** The email’s own markup. Its links leave the frame: the pages they lead to refuse to be framed. */
export function mailDocument(markup: string): string {
  const base = '<base target="_blank">';
  return /<head\b[^>]*>/i.test(markup) ? markup.replace(/<head\b[^>]*>/i, (head) => head + base) : base + markup;
}
