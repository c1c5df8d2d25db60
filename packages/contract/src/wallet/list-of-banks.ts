import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const listOfBanks = defineCall({
  method: 'GET',
  path: '/wallet/listOfBanks',
  access: 'member',
  summary: 'Nigerian banks a payout can go to, by name.',
  success: { status: 200, body: z.object({ banks: z.array(z.object({ name: z.string(), code: z.string() })) }) },
  errors: ['provider_unavailable'],
});
