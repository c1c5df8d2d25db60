import { createHmac } from 'node:crypto';

/** x-paystack-signature: the raw body, keyed with the account’s secret key. */
export function signPaystack(body: string, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}
