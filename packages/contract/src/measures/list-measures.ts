import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { measureView } from './measure-view.ts';

/** As many as are shown; nobody has more. */
export const mostMeasures = 100;

export const listMeasures = defineCall({
  method: 'GET',
  path: '/measures',
  access: 'member',
  summary: 'Warnings, take-downs and restrictions of one’s own account, newest first. Nobody else sees them but our people.',
  success: { status: 200, body: z.object({ items: z.array(measureView) }) },
});
