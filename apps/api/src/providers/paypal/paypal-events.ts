import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { parseJson, providerTimeoutMs } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { PaypalEvent, PaypalPort } from './port.ts';

export type PaypalEventSettings = {
  readonly webhookId: string;
  /** Certificates are fetched from this host and those below it, and from nowhere else. */
  readonly certificateHost: string;
  readonly certificateProtocol: 'https:' | 'http:';
  readonly timeoutMs?: number;
};

const name = z.string().max(200);
const eventSchema = z.object({
  id: name,
  event_type: name,
  resource: z.object({
    id: name.optional(),
    custom_id: name.optional(),
    purchase_units: z.array(z.object({ custom_id: name.optional() })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: name.optional() }).optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: name.optional(), custom: name.optional() })).optional(),
    payout_item: z.object({ sender_item_id: name.optional() }).optional(),
    sender_batch_id: name.optional(),
    batch_header: z.object({ sender_batch_header: z.object({ sender_batch_id: name.optional() }).optional() }).optional(),
  }),
});

type Headers = Parameters<PaypalPort['readEvent']>[1];

/** There are few certificates at a time; a sender of many is not PayPal. */
const mostCertificates = 20;

/** Reads PayPal's webhooks: checks the signature over the bytes, then answers the subject. */
export function createPaypalEvents(settings: PaypalEventSettings): PaypalPort['readEvent'] {
  const certificates = new Map<string, Promise<X509Certificate>>();

  async function isSigned(body: Buffer, headers: Headers): Promise<boolean> {
    const header = (field: string) => (typeof headers[field] === 'string' ? headers[field] : '');
    if (header('paypal-auth-algo') !== 'SHA256withRSA') return false;
    const certificate = await certificateAt(header('paypal-cert-url'));
    if (!certificate || !isInForce(certificate)) return false;
    const signed = signedText(
      header('paypal-transmission-id'),
      header('paypal-transmission-time'),
      settings.webhookId,
      crc32(body),
    );
    return createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, header('paypal-transmission-sig'), 'base64');
  }

  /** A certificate counts only if it comes from where PayPal keeps them. */
  async function certificateAt(address: string): Promise<X509Certificate | undefined> {
    const known = certificates.get(address);
    if (known) return known;
    if (!isCertificateAddress(address, settings)) return undefined;
    const fetched = fetchCertificate(address, settings.timeoutMs ?? providerTimeoutMs);
    if (certificates.size >= mostCertificates) certificates.clear();
    certificates.set(address, fetched);
    // A failed download is tried again next time.
    fetched.catch(() => certificates.delete(address));
    return fetched;
  }

  return async (body, headers) => {
    if (!(await isSigned(body, headers))) return undefined;
    const parsed = eventSchema.safeParse(parseJson(body.toString('utf8')));
    return parsed.success ? meaningOf(parsed.data) : 'unknown';
  };
}

/** The text that PayPal signs: not the body itself, but its checksum among the facts of its delivery. */
export function signedText(transmissionId: string, transmissionTime: string, webhookId: string, checksum: number): string {
  return [transmissionId, transmissionTime, webhookId, checksum].join('|');
}

export function isCertificateAddress(
  address: string,
  { certificateHost, certificateProtocol }: Pick<PaypalEventSettings, 'certificateHost' | 'certificateProtocol'>,
): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false;
  const { host, protocol, username, password } = new URL(address);
  const isThere = host === certificateHost || host.endsWith(`.${certificateHost}`);
  return isThere && protocol === certificateProtocol && username === '' && password === '';
}

async function fetchCertificate(address: string, timeoutMs: number): Promise<X509Certificate> {
  try {
    // Followed elsewhere, an allowed address would let in any certificate.
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new X509Certificate(await response.text());
  } catch {
    throw new ProviderUnavailable('PayPal', 'its certificate could not be read');
  }
}

function isInForce({ validFromDate, validToDate }: X509Certificate): boolean {
  const now = new Date();
  return validFromDate <= now && now <= validToDate;
}

/** After these a payment may be back with its payer, in whole or in part. */
const returns = new Set(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.RESOLVED']);
const disputes = new Set(['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.CREATED']);

function meaningOf({ id, event_type: type, resource }: z.infer<typeof eventSchema>): PaypalEvent | 'unknown' {
  const common = { key: id, isReturn: returns.has(type), isDispute: disputes.has(type) };
  if (type.startsWith('PAYMENT.PAYOUTS')) {
    const reference =
      resource.payout_item?.sender_item_id ??
      resource.sender_batch_id ??
      resource.batch_header?.sender_batch_header?.sender_batch_id;
    return reference ? { ...common, kind: 'payout', reference } : 'unknown';
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    // One of theirs can be about several payments; each of ours is disputed by itself.
    const { custom: reference, seller_transaction_id: chargeId } = resource.disputed_transactions?.[0] ?? {};
    if (!reference && !chargeId) return 'unknown';
    return { ...common, kind: 'order', reference, names: { ...(reference && { reference }), ...(chargeId && { chargeId }) } };
  }
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  if (!isOrder && !type.startsWith('PAYMENT.CAPTURE.')) return 'unknown';
  const providerId = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
  const reference = isOrder ? resource.purchase_units?.[0]?.custom_id : resource.custom_id;
  // A refund is an object of its own, and links to the capture that it gives back.
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  const chargeId = common.isReturn ? up?.split('/').at(-1) : undefined;
  if (!providerId && !reference && !chargeId) return 'unknown';
  const names = { ...(reference && { reference }), ...(providerId && { providerId }), ...(chargeId && { chargeId }) };
  return { ...common, kind: 'order', reference, names };
}
