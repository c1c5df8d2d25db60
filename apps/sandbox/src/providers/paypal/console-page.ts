import { type Html, html } from '../../console/html.ts';
import { settingsList } from '../../console/settings-list.ts';
import { stamp, type Tone } from '../../console/stamp.ts';
import { when } from '../../console/when.ts';
import { formatMoney } from '../../payment-page/money.ts';
import { webhooksSection } from '../../webhooks/webhooks-section.ts';
import { totalOf } from './approval/approval-page.ts';
import type { PaypalContext } from './context.ts';
import { approvalAddress } from './order-view.ts';
import type { Order, Payout, PayoutItem } from './state.ts';

export const consolePath = 'paypal';
const mostShown = 30;

const tones = new Map<string, Tone>([
  ['CREATED', 'attention'],
  ['PAYER_ACTION_REQUIRED', 'attention'],
  ['APPROVED', 'underway'],
  ['PENDING', 'underway'],
  ['COMPLETED', 'good'],
  ['SUCCESS', 'good'],
  ['UNCLAIMED', 'attention'],
]);

export function paypalPage(context: PaypalContext, settings: ReadonlyArray<readonly [string, string]>): Html {
  const { orders, payouts, webhooks } = context.file.state;
  return html`
    <h1>PayPal</h1>
    <p class="lead">Orders people approve with PayPal, and payouts to PayPal accounts.</p>
    <section class="ledger">
      <header><h2>Orders</h2></header>
      ${
        orders.length === 0
          ? html`<p class="soft">None yet. Top up a dollar wallet in Waybill.</p>`
          : html`<ul class="entries">${orders
              .toReversed()
              .slice(0, mostShown)
              .map((order) => orderEntry(context, order))}</ul>`
      }
    </section>
    <section class="ledger">
      <header><h2>Payouts</h2></header>
      ${
        payouts.length === 0
          ? html`<p class="soft">None yet.</p>`
          : html`<ul class="entries">${payouts
              .toReversed()
              .slice(0, mostShown)
              .flatMap((payout) => payout.items.map((item) => itemEntry(payout, item)))}</ul>`
      }
    </section>
    ${webhooksSection(context.sender.list(), context.switches, consolePath)}
    ${
      webhooks.length > 0 &&
      html`<section class="card"><h2>Registered webhooks</h2>${settingsList(webhooks.map(({ id, url }) => [id, url]))}</section>`
    }
    <section class="card">
      <h2>How to reach it</h2>
      ${settingsList(settings)}
    </section>`;
}

/** Once an order is captured, its capture’s status is shown. */
function orderEntry(context: PaypalContext, order: Order): Html {
  const capture = order.units.find((unit) => unit.capture !== null)?.capture;
  const word = capture?.status ?? order.status;
  const isOpen = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED' || order.wasDeclined;
  return html`
    <li class="card entry">
      <div class="what"><strong class="sum">${formatMoney(totalOf(order), order.currency)}</strong>
        <span>${order.units.find((unit) => unit.description !== null)?.description}</span><span class="soft mono">${order.id}</span></div>
      <div class="how">${stamp(inWords(word), tones.get(word) ?? 'bad')}<span class="soft">${
        order.wasDeclined && 'declined at capture, '
      }${when(order.updatedAt)}</span></div>
      ${
        isOpen &&
        html`<form method="post" action="/sandbox/${consolePath}/orders/${order.id}" class="buttons">
          <a class="quiet button" href="${approvalAddress(context, order.id)}">Open its page</a>
          <button class="quiet" name="atCapture" value="complete">Approve</button>
        </form>`
      }
      ${
        capture?.status === 'PENDING' &&
        html`<form method="post" action="/sandbox/${consolePath}/captures/${capture.id}" class="buttons">
          <button class="quiet" name="status" value="COMPLETED">Let it through</button>
          <button class="quiet danger" name="status" value="DECLINED">Deny it</button>
        </form>`
      }
      ${
        (capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED') &&
        html`<form method="post" action="/sandbox/${consolePath}/captures/${capture.id}/complaint" class="buttons">
          <button class="quiet" name="as" value="dispute">Dispute it</button>
          <button class="quiet danger" name="as" value="reversal">Take it back</button>
        </form>`
      }
    </li>`;
}

function itemEntry(payout: Payout, item: PayoutItem): Html {
  const isOpen = item.status === 'PENDING' || item.status === 'UNCLAIMED';
  return html`
    <li class="card entry">
      <div class="what"><strong class="sum">${formatMoney(item.amount, payout.currency)}</strong><span>${item.receiver}</span>
        <span class="soft mono">${payout.senderBatchId}</span></div>
      <div class="how">${stamp(inWords(item.status), tones.get(item.status) ?? 'bad')}<span class="soft">${when(
        item.processedAt ?? payout.createdAt,
      )}</span></div>
      ${
        isOpen &&
        html`<form method="post" action="/sandbox/${consolePath}/payout-items/${item.id}" class="buttons">
          <button class="quiet" name="status" value="SUCCESS">${item.status === 'UNCLAIMED' ? 'It was claimed' : 'It arrived'}</button>
          ${
            item.status === 'UNCLAIMED'
              ? html`<button class="quiet danger" name="status" value="RETURNED">Mark as returned</button>`
              : html`<button class="quiet danger" name="status" value="FAILED">Fail it</button>`
          }
        </form>`
      }
    </li>`;
}

function inWords(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}
