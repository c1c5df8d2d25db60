import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { dispatchModeField } from '../timeline/item-fields.ts';
import { paperKinds } from './vehicle-papers.ts';

/** A vehicle as those see it who plan with it. */
export const vehicleGist = z.object({
  id: idOf('vehicle'),
  kind: dispatchModeField,
  plate: z.string(),
  capacityKg: z.int(),
  /** How many parcels find room in it. */
  capacityPlaces: z.int(),
});

const vehiclePaperView = z.object({
  kind: z.enum(paperKinds),
  /** The last day on which it counts. */
  expiresOn: z.iso.date(),
  /** Days until then, counted in Lagos; negative once it has run out. */
  daysLeft: z.int(),
});

/** A vehicle as its business sees it. */
export const vehicleView = z.object({
  ...vehicleGist.shape,
  images: z.array(imageView),
  /** The first that runs out stands first. */
  papers: z.array(vehiclePaperView),
  /** Whoever has it now. */
  rider: z.nullable(
    z.object({ userId: idOf('user'), name: z.string(), profilePicture: z.nullable(z.string()), since: z.iso.datetime() }),
  ),
  addedAt: z.iso.datetime(),
  /** Null while it is driven. */
  retiredAt: z.nullable(z.iso.datetime()),
});

export type VehicleGist = z.infer<typeof vehicleGist>;
export type VehicleView = z.infer<typeof vehicleView>;
