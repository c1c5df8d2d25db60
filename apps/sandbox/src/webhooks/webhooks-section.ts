import { type Html, html } from '../console/html.ts';
import { stamp, type Tone } from '../console/stamp.ts';
import { when } from '../console/when.ts';
import type { Switches } from './switches.ts';
import type { Attempt, Webhook } from './webhook.ts';

const mostShown = 15;

const looks: Record<Webhook['state'], readonly [word: string, tone: Tone]> = {
  waiting: ['Waiting', 'underway'],
  delivered: ['Delivered', 'good'],
  failed: ['Not delivered', 'bad'],
  held: ['Held back', 'attention'],
  'no-address': ['No address', 'attention'],
};

/** The webhooks of one vendor on its console page; `path` is that page’s. */
export function webhooksSection(webhooks: readonly Webhook[], { webhookUrl, holdWebhooks }: Switches, path: string): Html {
  return html`
    <section class="ledger">
      <header>
        <h2>Webhooks</h2>
        <p class="soft">${
          webhookUrl === undefined ? 'No address is set, so none is sent.' : html`Sent to <span class="mono">${webhookUrl}</span>`
        }${holdWebhooks && ' Held back: none leaves on its own.'}</p>
      </header>
      ${
        webhooks.length === 0
          ? html`<p class="soft">Nothing to tell so far.</p>`
          : html`<ul class="entries">${webhooks.slice(0, mostShown).map((webhook) => entry(webhook, path))}</ul>`
      }
    </section>`;
}

function entry(webhook: Webhook, path: string): Html {
  const last = webhook.attempts.at(-1);
  return html`
    <li class="card entry">
      <div class="what"><strong class="mono">${webhook.event}</strong><span class="soft mono">${webhook.subject}</span></div>
      <div class="how">${stamp(...looks[webhook.state])}<span class="soft">${last === undefined ? when(webhook.createdAt) : outcome(last, webhook.attempts.length)}</span></div>
      <form method="post" action="/sandbox/${path}/webhooks/${webhook.id}/send" class="buttons">
        <button class="quiet" name="as" value="genuine">${webhook.attempts.length === 0 ? 'Send' : 'Send again'}</button>
        <button class="quiet" name="as" value="wrong-signature" aria-label="Send with a wrong signature">Wrong signature</button>
      </form>
    </li>`;
}

function outcome({ status, error, at }: Attempt, count: number): Html {
  const tries = count === 1 ? '1 try' : `${count} tries`;
  return html`${tries}, last ${status === null ? `“${error}”` : `answered ${status}`}, ${when(at)}`;
}
