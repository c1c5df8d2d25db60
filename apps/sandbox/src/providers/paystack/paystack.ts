import { join } from 'node:path';
import { Alarms } from '../../alarms.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { StateFile } from '../../state-file.ts';
import { controlApi } from '../../webhooks/control-api.ts';
import { Faults } from '../../webhooks/faults.ts';
import type { Switches } from '../../webhooks/switches.ts';
import { usualDelaysMs, WebhookSender } from '../../webhooks/webhook-sender.ts';
import { apiRoutes } from './api-routes.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { cardPaymentsPage, consolePath } from './console-page.ts';
import { cardPaymentsButtons } from './console-routes.ts';
import type { PaystackContext } from './context.ts';
import { paystackControl } from './control-api.ts';
import { inventEvent } from './events.ts';
import { falsify } from './falsify.ts';
import { resumeRefunds } from './refunds.ts';
import { signPaystack } from './signature.ts';
import { emptyState, paystackState } from './state.ts';
import { resumeTransfers } from './transfers.ts';

export type PaystackOptions = {
  secretKey?: string | undefined;
  webhookUrl?: string | undefined;
  webhookDelaysMs?: readonly number[] | undefined;
  settleMs?: number | undefined;
};

export async function openPaystack(sandbox: Sandbox, options: PaystackOptions): Promise<Provider> {
  const context = await openContext(sandbox, options);
  const faults = new Faults();
  const settings = [
    ['Base URL', `${sandbox.origin}/paystack`],
    ['Secret key', context.secretKey],
  ] as const;
  resumeTransfers(context);
  resumeRefunds(context);

  return {
    standIn: {
      need: 'Card payments, bank transfers and payouts',
      vendor: 'Paystack',
      about:
        'Takes card payments on a page of its own and transfers from a bank of its own (/bank), looks up bank accounts and pays out. Signed webhooks included.',
      settings,
      fixtures: [
        ['4084 0840 8408 4081, CVV 408', 'a card that pays; the card page lists nine more'],
        ['The bank at /bank', 'sends any amount to a one-off account: exact, less, more, late, twice'],
        ['Account 0000000000', 'cannot be found; 9999999999 is one question too many (429)'],
        ['A payout to an account ending 1', 'fails; ending 2, it arrives and comes back'],
        ['A payout ending in 99 kobo', 'asks for the code 123456'],
      ],
    },
    page: { path: consolePath, label: 'Card payments', render: () => cardPaymentsPage(context, settings) },
    routes: (app) => {
      apiRoutes(app, context, faults);
      checkoutRoutes(app, context);
      bankRoutes(app, context);
      cardPaymentsButtons(app, context);
      paystackControl(app, context);
      controlApi(app, {
        vendor: 'paystack',
        switches: context.switches,
        sender: context.sender,
        faults,
        settle: () => {
          resumeTransfers(context);
          resumeRefunds(context);
        },
        invent: (event, subject) => inventEvent(context, event, subject),
      });
    },
    close: async () => {
      faults.close();
      await context.alarms.close();
      await context.sender.close();
    },
  };
}

async function openContext({ dataDir, origin }: Sandbox, options: PaystackOptions): Promise<PaystackContext> {
  const { secretKey = 'sk_test_waybill_sandbox', settleMs = 300, webhookDelaysMs = usualDelaysMs } = options;
  const switches: Switches = { webhookUrl: options.webhookUrl, holdWebhooks: false, holdSettlement: false };
  const vendor = {
    addressOf: () => switches.webhookUrl,
    headersFor: async (_target: string, body: string) => ({ 'x-paystack-signature': signPaystack(body, secretKey) }),
    falsify,
    isAccepted: (status: number) => status === 200,
  };
  return {
    origin,
    secretKey,
    file: await StateFile.open(join(dataDir, 'paystack.json'), paystackState, emptyState),
    sender: await WebhookSender.open(join(dataDir, 'paystack-webhooks.json'), vendor, { switches, delaysMs: webhookDelaysMs }),
    switches,
    alarms: new Alarms(),
    settleMs,
  };
}
