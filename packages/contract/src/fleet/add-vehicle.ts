import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { vehicleFields } from './vehicle-fields.ts';
import { vehicleView } from './vehicle-view.ts';

export const addVehicle = defineCall({
  method: 'POST',
  path: '/business/vehicles',
  access: 'dispatch-partner',
  summary: 'Add a vehicle: its kind, plate and room, pictures, and papers with the last day on which they count.',
  idempotent: true,
  body: z.strictObject({
    kind: vehicleFields.kind,
    plate: vehicleFields.plate,
    capacityKg: vehicleFields.capacityKg,
    capacityPlaces: vehicleFields.capacityPlaces,
    imageIdList: z._default(vehicleFields.imageIdList, []),
    papers: z._default(vehicleFields.papers, []),
  }),
  success: { status: 201, body: vehicleView },
  errors: ['plate_taken', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
