import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Parcel } from '../shipping/read-parcel.ts';

/** How long what somebody was told it costs can be said yes to. */
export const confirmationMinutes = 10;

export type Confirmed = { readonly parcel: Parcel; readonly total: number };

/**
 * Binds a yes to one parcel, one total and a few minutes, and to whoever holds this key. Nothing is kept: what was quoted before a restart can
 * still be said yes to, and nobody without the key can make one up.
 */
export function confirmationsOf(key: string) {
  const secret = createHash('sha256').update(`waybill confirmation ${key}`).digest();
  const macOf = ({ parcel, total }: Confirmed, expires: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([inOrder(parcel), total.toFixed(2), expires]))
      .digest('base64url');

  return {
    give(confirmed: Confirmed, now = Date.now()): { readonly confirmation: string; readonly expiresAt: string } {
      const expires = now + confirmationMinutes * 60_000;
      return { confirmation: `${expires}.${macOf(confirmed, expires)}`, expiresAt: new Date(expires).toISOString() };
    },
    /** Why it is none; undefined where it is right. */
    faultOf(confirmation: string, confirmed: Confirmed, now = Date.now()): string | undefined {
      const [expires = '', mac = ''] = confirmation.split('.');
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(confirmed, Number(expires)))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return 'That confirmation is for another parcel or another total. Nothing was posted: please quote this parcel again.';
      if (Number(expires) < now)
        return `That quote is more than ${confirmationMinutes} minutes old. Nothing was posted: please quote it again.`;
      return undefined;
    },
  };
}

/** The same whatever the order in which fields were written. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, content]) => content !== undefined);
  return fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, content]) => [name, inOrder(content)]);
}
