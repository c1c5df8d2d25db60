import { channels, type MessageView } from '../outbox/message.ts';
import { type Html, html } from './html.ts';
import { statusStamp } from './stamp.ts';
import { when } from './when.ts';

export type MessagesView = {
  messages: readonly MessageView[];
  /** The number of matching messages, of which the newest are shown. */
  matching: number;
  /** The newest message of all, filtered out or not: live refresh goes on from there. */
  newestId: string | undefined;
  filter: { to?: string | undefined; channel?: string | undefined };
};

export const channelNames = { sms: 'Text', email: 'Email' };

export function messagesPage({ messages, matching, newestId, filter }: MessagesView): Html {
  return html`
    <h1>Messages</h1>
    <form method="get" action="/sandbox/messages" class="filter">
      <div class="field"><label for="to">Sent to</label>
        <input id="to" name="to" type="search" value="${filter.to}" placeholder="Number or address"></div>
      <div class="field"><label for="channel">Kind</label>
        <select id="channel" name="channel">
          <option value="">All</option>
          ${channels.map(
            (channel) =>
              html`<option value="${channel}"${filter.channel === channel && html` selected`}>${channelNames[channel]}</option>`,
          )}
        </select></div>
      <button class="main">Show</button>
    </form>
    <div data-live data-after="${newestId}" aria-live="polite">
      ${messages.length === 0 ? emptyShelf(newestId !== undefined) : messageList(messages, matching)}
    </div>`;
}

function messageList(messages: readonly MessageView[], matching: number): Html {
  return html`
    <ul class="messages">${messages.map(messageRow)}</ul>
    ${matching > messages.length && html`<p class="soft">The newest ${messages.length} of ${matching}. Filter to find older ones.</p>`}
    <form method="post" action="/sandbox/messages/clear" class="end"><button class="quiet danger">Delete all messages</button></form>`;
}

function messageRow(message: MessageView): Html {
  return html`
    <li><a class="card row" href="/sandbox/messages/${message.id}">
      <span class="eyebrow">${channelNames[message.channel]}</span>
      <span class="to">${message.to}</span>
      <span class="moment soft">${when(message.receivedAt)}</span>
      <span class="excerpt">${message.subject && html`<strong>${message.subject}</strong> `}<span class="soft">${message.text.slice(0, 160)}</span></span>
      <span class="facts">${message.code && html`<span class="code small">${message.code}</span>`}
        ${message.status !== 'Delivered' && statusStamp(message.status)}</span>
    </a></li>`;
}

function emptyShelf(isFiltered: boolean): Html {
  return html`
    <div class="empty">
      <svg viewBox="0 0 120 80" width="120" height="80" aria-hidden="true"><path d="M10 62h100M22 62V26h30v36M22 40h30M62 62V36h24v26M62 46h24M96 62V20"/><circle cx="96" cy="16" r="4"/></svg>
      ${
        isFiltered
          ? html`<p>No message matches. <a href="/sandbox/messages">Show all of them</a>.</p>`
          : html`<p>Nothing has been sent yet.</p><p class="soft">When Waybill sends a text or an email, it lands here instead of on someone’s phone.</p>`
      }
    </div>`;
}
