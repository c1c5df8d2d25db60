import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Alarms } from '../../alarms.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { StateFile } from '../../state-file.ts';
import { controlApi } from '../../webhooks/control-api.ts';
import { Faults } from '../../webhooks/faults.ts';
import type { Switches } from '../../webhooks/switches.ts';
import { usualDelaysMs, WebhookSender } from '../../webhooks/webhook-sender.ts';
import { apiRoutes } from './api-routes.ts';
import { consolePath, identityChecksPage } from './console-page.ts';
import { identityCheckButtons } from './console-routes.ts';
import { announcementOf, type DojahContext, findVerification, reviewLater } from './context.ts';
import { dojahState, verificationStatuses } from './state.ts';
import { widgetRoutes } from './widget-routes.ts';

export type DojahOptions = {
  webhookUrl?: string | undefined;
  webhookDelaysMs?: readonly number[] | undefined;
  reviewMs?: number | undefined;
};

export async function openDojah(sandbox: Sandbox, options: DojahOptions): Promise<Provider> {
  const context = await openContext(sandbox, options);
  const faults = new Faults();
  const settings = [
    ['Base URL', `${sandbox.origin}/dojah`],
    ['Widget', `${sandbox.origin}/dojah/widget.js`],
    ['App id', context.appId],
    ['Public key', context.publicKey],
    ['Secret key', context.secretKey],
  ] as const;
  const resume = () => {
    const pending = context.file.state.verifications.filter(({ status }) => status === 'Pending');
    return Promise.all(pending.map((verification) => reviewLater(context, verification)));
  };
  await resume();

  return {
    standIn: {
      need: 'Identity checks',
      vendor: 'Dojah',
      about:
        'Opens a window in which a check ends as you choose, tells of it by signed webhook, and says how it stands when asked.',
      settings,
      fixtures: [
        ['BVN 22222222222', 'passes'],
        ['BVN 22222222220', 'fails; so does any number it does not know'],
        ['BVN 22222222221', `is looked at, and passes after ${context.reviewMs / 1000} seconds`],
      ],
    },
    page: { path: consolePath, label: 'Identity checks', render: () => identityChecksPage(context, settings) },
    routes: (app) => {
      apiRoutes(app, context, faults);
      widgetRoutes(app, context);
      identityCheckButtons(app, context);
      controlApi(app, {
        vendor: 'dojah',
        switches: context.switches,
        sender: context.sender,
        faults,
        settle: () => undefined,
        invent: (event, reference) => {
          const verification = findVerification(context, reference);
          const status = verificationStatuses.find((candidate) => candidate === event);
          return verification && status ? [announcementOf({ ...verification, status })] : [];
        },
      });
    },
    close: async () => {
      faults.close();
      await context.alarms.close();
      await context.sender.close();
    },
  };
}

async function openContext({ origin, dataDir }: Sandbox, options: DojahOptions): Promise<DojahContext> {
  const { webhookDelaysMs = usualDelaysMs, reviewMs = 15_000 } = options;
  const secretKey = 'test_sk_sandbox';
  const switches: Switches = { webhookUrl: options.webhookUrl, holdWebhooks: false, holdSettlement: false };
  const vendor = {
    addressOf: () => switches.webhookUrl,
    headersFor: async (_target: string, body: string) => ({
      'x-dojah-signature': createHmac('sha256', secretKey).update(body).digest('hex'),
      // Dojah sends this constant with every event: it is no signature, whatever it is called.
      'x-dojah-signature-v2': createHash('sha256').update(secretKey).digest('hex'),
    }),
    // An event carries no money: only its outcome can be falsified.
    falsify: (body: string) => body.replace(/"verification_status":"\w+"/, '"verification_status":"Completed"'),
    isAccepted: (status: number) => status === 200,
  };
  return {
    origin,
    appId: 'sandbox-app',
    publicKey: 'test_pk_sandbox',
    secretKey,
    file: await StateFile.open(join(dataDir, 'dojah.json'), dojahState, () => ({ verifications: [] })),
    sender: await WebhookSender.open(join(dataDir, 'dojah-webhooks.json'), vendor, { switches, delaysMs: webhookDelaysMs }),
    switches,
    alarms: new Alarms(),
    reviewMs,
  };
}
