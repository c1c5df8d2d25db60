import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { vehicleView } from './vehicle-view.ts';

export const retireVehicle = defineCall({
  method: 'DELETE',
  path: '/business/vehicles/{vehicleId}',
  access: 'dispatch-partner',
  summary:
    'Retire a vehicle: nobody drives it any more, whoever has it gives it back, and it is not counted. It can be restored.',
  params: z.strictObject({ vehicleId: idOf('vehicle') }),
  success: { status: 200, body: vehicleView },
  errors: ['not_found'],
});
