import type { Provider, Sandbox } from '../../provider.ts';
import { sendSmsRoute } from './send-sms.ts';

export type TermiiOptions = {
  apiKey?: string | undefined;
  /** How long a number ending 0003 waits for its text. */
  slowDeliveryMs?: number | undefined;
};

export function openTermii(sandbox: Sandbox, options: TermiiOptions): Provider {
  const { apiKey = 'sandbox-termii-key', slowDeliveryMs = 20_000 } = options;
  return {
    standIn: {
      need: 'Text messages',
      vendor: 'Termii',
      about: 'Takes texts exactly as Termii’s API does. None of them reaches a phone: they all land in Messages.',
      settings: [
        ['Base URL', `${sandbox.origin}/termii`],
        ['API key', apiKey],
      ],
      fixtures: [
        ['A number ending 0001', 'accepted, then stopped by Do Not Disturb'],
        ['A number ending 0002', 'refused with an error'],
        ['A number ending 0003', `delivered after ${slowDeliveryMs / 1000} seconds`],
      ],
    },
    routes: (app) => sendSmsRoute(app, sandbox.outbox, { apiKey, slowDeliveryMs }),
  };
}
