import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { vehicleView } from './vehicle-view.ts';

export const takeBackVehicle = defineCall({
  method: 'DELETE',
  path: '/business/vehicles/{vehicleId}/rider',
  access: 'dispatch-partner',
  summary: 'Take a vehicle back from whoever has it.',
  params: z.strictObject({ vehicleId: idOf('vehicle') }),
  success: { status: 200, body: vehicleView },
  errors: ['not_found'],
});
