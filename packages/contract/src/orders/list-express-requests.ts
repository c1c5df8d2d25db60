import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { expressRequestView } from './express-view.ts';

export const listExpressRequests = defineCall({
  method: 'GET',
  path: '/orders/expressRequests',
  access: 'member',
  summary: 'Express parcels for a carrier: those that ring for them first, then the open ones near them.',
  success: { status: 200, body: z.object({ requests: z.array(expressRequestView) }) },
});
