import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { dispatchModeField } from '../timeline/item-fields.ts';

/** A vehicle as those see it who plan with it. */
export const vehicleGist = z.object({
  id: idOf('vehicle'),
  kind: dispatchModeField,
  plate: z.string(),
  capacityKg: z.int(),
  /** How many parcels find room in it. */
  capacityPlaces: z.int(),
});

export type VehicleGist = z.infer<typeof vehicleGist>;
