import { fold } from '@waybill/contract/fold';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';

/** Typed text, as each kind of thing is looked for. */
export type Wanted = {
  /** Without marks, in small letters. */
  readonly words: string;
  /** A whole tracking number, as it is stored. */
  readonly trackingId: string | undefined;
  /** The beginning of one; nothing while it could be anything. */
  readonly trackingStart: string | undefined;
  /** In minor units. */
  readonly amountMinor: string | undefined;
  /** As it was typed: references have capitals. */
  readonly reference: string;
};

const amount = /^[₦$]?\s?(\d[\d,]{0,15})(?:\.(\d{1,2}))?$/;

export function readWanted(typed: string): Wanted {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  const [, whole, cents = ''] = amount.exec(typed) ?? [];
  return {
    words: fold(typed).replace(/\s+/g, ' '),
    trackingId: readTrackingId(typed),
    trackingStart: /^[2-9A-HJKMNP-Z]{3,9}$/.test(plain) ? plain : undefined,
    amountMinor: whole === undefined ? undefined : String(BigInt(whole.replaceAll(',', '') + cents.padEnd(2, '0'))),
    reference: typed,
  };
}
