import * as z from 'zod/mini';
import { day } from '../day.ts';
import { amount } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { carrierNote, landmark } from '../receivers/door-fields.ts';
import { dispatchModeField, handleRequirementField, itemCategoryField, weight } from '../timeline/item-fields.ts';
import { parcelFields } from '../timeline/parcel-fields.ts';

/** What all parcels of an import have in common, and what stands in where a row says nothing. */
export const importSettings = z.strictObject({
  senderFullName: parcelFields.senderFullName,
  senderPhoneNumber: parcelFields.senderPhoneNumber,
  pickupAddress: parcelFields.pickupAddress,
  pickupAddressJson: addressJson,
  /** Read by whoever picks them up, beside that address. */
  pickupLandmark: z.optional(landmark),
  pickupNote: z.optional(carrierNote),
  shipmentDate: day,
  weight,
  /** An item’s value, for disputes. */
  costOfItem: amount,
  itemCategoryId: itemCategoryField,
  handleRequirementId: handleRequirementField,
  /** The fee where a row names none; null is what the way usually costs. */
  fee: z.nullable(amount),
  /** Null is the cheapest way that takes the parcel there. */
  dispatchMode: z.nullable(dispatchModeField),
});

export type ImportSettings = z.infer<typeof importSettings>;

/** Kept while they are filled in: any of them, checked one by one. */
export const importSettingsDraft = z.partial(importSettings);
export type ImportSettingsDraft = z.infer<typeof importSettingsDraft>;
