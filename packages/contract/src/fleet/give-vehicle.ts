import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { vehicleView } from './vehicle-view.ts';

export const giveVehicle = defineCall({
  method: 'PUT',
  path: '/business/vehicles/{vehicleId}/rider',
  access: 'dispatch-partner',
  summary:
    'Give a vehicle to a rider, until it is taken back. Whoever had it has it no more, and the rider gives back the one they had.',
  params: z.strictObject({ vehicleId: idOf('vehicle') }),
  body: z.strictObject({ riderId: idOf('user') }),
  success: { status: 200, body: vehicleView },
  errors: ['not_found'],
});
