import type { CardPaymentsPort } from '../card-payments/port.ts';
import type { EmailPort } from '../email/port.ts';
import type { FederationPort } from '../federation/port.ts';
import type { PaypalPort } from '../paypal/port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { PushPort } from '../push/port.ts';
import type { SmsPort } from '../sms/port.ts';

/** What a test world has in place of third parties: messages are taken and go nowhere, and nobody can be asked for money. */
export const nowhere = {
  sms: { send: async () => undefined } satisfies SmsPort as SmsPort,
  email: { send: async () => undefined } satisfies EmailPort as EmailPort,
  push: { publicKey: '', read: () => undefined, send: async () => 'gone' } satisfies PushPort as PushPort,
  cards: {
    ...{ startPayment: refuse, findPayment: refuse, refund: refuse, findRefund: refuse, findAccountName: refuse },
    ...{ sendTransfer: refuse, findTransfer: refuse, findBalances: refuse },
    listBanks: async () => [],
    readEvent: () => undefined,
  } satisfies CardPaymentsPort as CardPaymentsPort,
  paypal: {
    ...{ createOrder: refuse, captureOrder: refuse, findOrder: refuse, refund: refuse, findRefund: refuse },
    ...{ sendPayout: refuse, findPayout: refuse, findBalances: refuse },
    readEvent: async () => undefined,
  } satisfies PaypalPort as PaypalPort,
  federation: { begin: refuse, finish: refuse } satisfies FederationPort as FederationPort,
};

async function refuse(): Promise<never> {
  throw new ProviderUnavailable('test world', 'It has no providers');
}
