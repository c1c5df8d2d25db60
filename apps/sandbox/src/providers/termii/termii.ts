import type { Provider, Sandbox } from '../../provider.ts';
import { answerSmsRoute } from './answer-sms.ts';
import { sendSmsRoute } from './send-sms.ts';

export type TermiiOptions = {
  apiKey?: string | undefined;
  /** The delay of a text to a number ending 0003. */
  slowDeliveryMs?: number | undefined;
  /** The product’s address for answers to texts. */
  webhookUrl?: string | undefined;
};

export function openTermii(sandbox: Sandbox, options: TermiiOptions): Provider {
  const { apiKey = 'sandbox-termii-key', slowDeliveryMs = 20_000, webhookUrl } = options;
  const webhookSecret = 'sandbox-termii-secret';
  return {
    standIn: {
      need: 'Text messages',
      vendor: 'Termii',
      about:
        'Takes texts exactly as Termii’s API does. None of them reaches a phone: they all land in Messages, where you can answer them.',
      settings: [
        ['Base URL', `${sandbox.origin}/termii`],
        ['API key', apiKey],
        ['Webhook secret', webhookSecret],
      ],
      fixtures: [
        ['A number ending 0001', 'accepted, then stopped by Do Not Disturb'],
        ['A number ending 0002', 'refused with an error'],
        ['A number ending 0003', `delivered after ${slowDeliveryMs / 1000} seconds`],
      ],
    },
    routes: (app) => {
      sendSmsRoute(app, sandbox.outbox, { apiKey, slowDeliveryMs });
      answerSmsRoute(app, sandbox.outbox, { webhookUrl, webhookSecret });
    },
  };
}
