import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Alarms } from '../../alarms.ts';
import { sendProblem } from '../../problem.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { StateFile } from '../../state-file.ts';
import { controlApi } from '../../webhooks/control-api.ts';
import { Faults } from '../../webhooks/faults.ts';
import type { Switches } from '../../webhooks/switches.ts';
import { usualDelaysMs, WebhookSender, type WebhookVendor } from '../../webhooks/webhook-sender.ts';
import { apiRoutes } from './api-routes.ts';
import { approvalRoutes } from './approval/approval-routes.ts';
import { certificateAddress } from './calls/verify-signature.ts';
import { certificateKeeper } from './certificate.ts';
import { consolePath, paypalPage } from './console-page.ts';
import { paypalButtons } from './console-routes.ts';
import { configuredWebhookId, type PaypalContext } from './context.ts';
import { paypalControl } from './control-api.ts';
import { inventEvent } from './events.ts';
import { falsify } from './falsify.ts';
import { resumePayouts } from './payouts.ts';
import { emptyState, paypalState } from './state.ts';
import { signTransmission } from './transmission.ts';

export type PaypalOptions = {
  webhookUrl?: string | undefined;
  webhookDelaysMs?: readonly number[] | undefined;
  settleMs?: number | undefined;
};

const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

export async function openPaypal(sandbox: Sandbox, options: PaypalOptions): Promise<Provider> {
  const context = await openContext(sandbox, options);
  const faults = new Faults();
  const settings = [
    ['Base URL', `${sandbox.origin}/paypal`],
    ['Client id', credentials.clientId],
    ['Client secret', credentials.clientSecret],
    ['Webhook id', configuredWebhookId],
    ['Certificate host', new URL(sandbox.origin).host],
  ] as const;
  resumePayouts(context);

  return {
    standIn: {
      need: 'International payments',
      vendor: 'PayPal',
      about:
        'Orders with an approval page, captures, refunds and payouts. Its webhooks are signed with a certificate of its own.',
      settings,
      fixtures: [
        ['The approval page', 'approves, cancels, holds for review or declines at capture'],
        ['A payout to fail@… or returned@…', 'does what it says; so do unclaimed@… and pending@…, until a button decides'],
        ['PayPal-Mock-Response', 'is honoured on orders and payments; a payout note ERRPYO002 as well'],
      ],
    },
    page: { path: consolePath, label: 'PayPal', render: () => paypalPage(context, settings) },
    routes: (app) => {
      apiRoutes(app, context, faults);
      approvalRoutes(app, context);
      certificateRoute(app, context);
      paypalButtons(app, context);
      paypalControl(app, context);
      controlApi(app, {
        vendor: 'paypal',
        switches: context.switches,
        sender: context.sender,
        faults,
        settle: () => resumePayouts(context),
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

async function openContext({ dataDir, origin }: Sandbox, options: PaypalOptions): Promise<PaypalContext> {
  const { settleMs = 300, webhookDelaysMs = usualDelaysMs } = options;
  const switches: Switches = { webhookUrl: options.webhookUrl, holdWebhooks: false, holdSettlement: false };
  const file = await StateFile.open(join(dataDir, 'paypal.json'), paypalState, emptyState);
  const certificate = certificateKeeper(join(dataDir, 'paypal-certificate.json'));
  const vendor: WebhookVendor = {
    addressOf: (target) =>
      target === configuredWebhookId ? switches.webhookUrl : file.state.webhooks.find(({ id }) => id === target)?.url,
    headersFor: async (target, body) => {
      const signing = await certificate();
      const { id, time, signature } = signTransmission(target, body, signing);
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': certificateAddress(origin, signing.id),
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
    falsify,
    isAccepted: (status) => status >= 200 && status < 300,
  };
  const sender = await WebhookSender.open(join(dataDir, 'paypal-webhooks.json'), vendor, { switches, delaysMs: webhookDelaysMs });
  return { origin, credentials, file, sender, switches, alarms: new Alarms(), certificate, settleMs };
}

/** Serves the certificate that a webhook names. */
function certificateRoute(app: FastifyInstance, context: PaypalContext): void {
  app.get('/paypal/certs/:file', async (request, reply) => {
    const { id, certificate } = await context.certificate();
    const { file } = z.object({ file: z.string() }).parse(request.params);
    if (file !== `${id}.pem`) return sendProblem(reply, 404, 'not_found', 'There is no such certificate');
    return reply.type('application/x-pem-file').send(certificate);
  });
}
