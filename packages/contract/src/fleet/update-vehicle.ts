import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { vehicleFields } from './vehicle-fields.ts';
import { vehicleView } from './vehicle-view.ts';

export const updateVehicle = defineCall({
  method: 'PUT',
  path: '/business/vehicles/{vehicleId}',
  access: 'dispatch-partner',
  summary: 'Change a vehicle. What is not sent stays; papers and pictures that are sent take the place of all there were.',
  params: z.strictObject({ vehicleId: idOf('vehicle') }),
  body: z.strictObject({
    kind: z.optional(vehicleFields.kind),
    plate: z.optional(vehicleFields.plate),
    capacityKg: z.optional(vehicleFields.capacityKg),
    capacityPlaces: z.optional(vehicleFields.capacityPlaces),
    imageIdList: z.optional(vehicleFields.imageIdList),
    papers: z.optional(vehicleFields.papers),
  }),
  success: { status: 200, body: vehicleView },
  errors: ['not_found', 'plate_taken'],
});
