import type { Alarms } from '../../alarms.ts';
import { randomCode, uppercase } from '../../random-code.ts';
import type { StateFile } from '../../state-file.ts';
import type { Switches } from '../../webhooks/switches.ts';
import type { WebhookSender } from '../../webhooks/webhook-sender.ts';
import type { SigningCertificate } from './certificate.ts';
import type { Capture, Order, OrderUnit, Payout, PayoutItem, PaypalState } from './state.ts';
import type { Credentials } from './tokens.ts';

/** A merchant’s account with PayPal, and the tools to work on it. */
export type PaypalContext = {
  origin: string;
  credentials: Credentials;
  file: StateFile<PaypalState>;
  sender: WebhookSender;
  switches: Switches;
  alarms: Alarms;
  certificate: () => Promise<SigningCertificate>;
  /** The time until a payout’s next status. */
  settleMs: number;
};

/** The webhook that is there without being registered: the address the sandbox was started with. */
export const configuredWebhookId = 'sandbox-webhook';

export const newOrderId = () => randomCode(17, uppercase);
export const newPayoutId = () => randomCode(13, uppercase);

export function findOrder({ file: { state } }: PaypalContext, id: string): Order | undefined {
  return state.orders.find((candidate) => candidate.id === id);
}

export type FoundCapture = { order: Order; unit: OrderUnit; capture: Capture };

export function findCapture({ file: { state } }: PaypalContext, id: string): FoundCapture | undefined {
  for (const order of state.orders) {
    for (const unit of order.units) if (unit.capture?.id === id) return { order, unit, capture: unit.capture };
  }
  return undefined;
}

export function findPayout({ file: { state } }: PaypalContext, id: string): Payout | undefined {
  return state.payouts.find((candidate) => candidate.id === id);
}

export function findPayoutItem({ file: { state } }: PaypalContext, id: string): { payout: Payout; item: PayoutItem } | undefined {
  for (const payout of state.payouts) {
    const item = payout.items.find((candidate) => candidate.id === id);
    if (item !== undefined) return { payout, item };
  }
  return undefined;
}
