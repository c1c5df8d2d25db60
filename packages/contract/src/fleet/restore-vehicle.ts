import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { vehicleView } from './vehicle-view.ts';

export const restoreVehicle = defineCall({
  method: 'POST',
  path: '/business/vehicles/{vehicleId}/restore',
  access: 'dispatch-partner',
  summary: 'Take a retired vehicle back into use. Nobody has it then.',
  params: z.strictObject({ vehicleId: idOf('vehicle') }),
  success: { status: 200, body: vehicleView },
  errors: ['not_found', 'plate_taken'],
});
