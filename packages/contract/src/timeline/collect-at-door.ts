import * as z from 'zod/mini';
import { amount } from '../money.ts';

/** What the receiver of a parcel pays at the door, and whether they may look before they do. Its limits are those of a sale’s price. */
export const collectAtDoor = z.strictObject({
  amount,
  /** The receiver may open it and look before they pay. */
  mayOpenFirst: z._default(z.boolean(), false),
});
