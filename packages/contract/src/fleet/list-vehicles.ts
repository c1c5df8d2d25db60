import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { vehicleView } from './vehicle-view.ts';

/** `papers`: driven, and with a paper that has run out or soon will. */
export const vehicleLists = ['driven', 'papers', 'retired'] as const;

export const listVehicles = defineCall({
  method: 'GET',
  path: '/business/vehicles',
  access: 'dispatch-partner',
  summary: 'The vehicles of a business in the order in which they were added, with their papers and whoever has them now.',
  query: z.strictObject({ ...pageQuery, list: z._default(z.enum(vehicleLists), 'driven') }),
  success: {
    status: 200,
    body: z.object({
      ...page(vehicleView).shape,
      /** How many stand in each list. */
      counts: z.object({ driven: z.int(), papers: z.int(), retired: z.int() }),
    }),
  },
});
