import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const named = z.array(z.object({ id: z.int(), name: z.string() }));
const prices = z.object({ lowest: z.number(), highest: z.number(), mostValuable: z.number() });

export const getPackageMetadata = defineCall({
  method: 'GET',
  path: '/timeline/package/metadata',
  access: 'member',
  summary:
    'What a package can be: categories, handling, kinds of delivery, modes of travel, prices, and how many credits one has.',
  success: {
    status: 200,
    body: z.object({
      itemCategories: named,
      handleRequirements: named,
      deliveryTypes: named,
      dispatchModes: z.array(z.object({ id: z.int(), name: z.string(), heaviest: z.number() })),
      prices: z.object({ NGN: prices, USD: prices }),
      sendPackageCharge: z.object({ NGN: z.number(), USD: z.number() }),
      credits: z.int(),
    }),
  },
});
