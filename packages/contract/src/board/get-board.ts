import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { boardView } from './board-view.ts';

export const getBoard = defineCall({
  method: 'GET',
  path: '/business/board',
  access: 'dispatch-partner',
  summary: 'The dispatch board of a business: what waits, what is under way and what is wrong with it, and who is where.',
  query: z.strictObject({}),
  success: { status: 200, body: boardView },
  limits: [{ by: 'caller', max: 3600, seconds: 3600 }],
});
