import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { place } from '../places/place.ts';

export const pickupPlaceView = z.object({
  id: idOf('pickupPlace'),
  name: z.string(),
  /** Whom the carrier asks for there. */
  fullName: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  addressJson: place,
  /** Of the exact spot; null where only the area is known. */
  plusCode: z.nullable(z.string()),
  landmark: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  addedAt: z.iso.datetime(),
});

export type PickupPlaceView = z.infer<typeof pickupPlaceView>;
