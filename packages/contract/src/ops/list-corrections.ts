import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { correctionView } from './correction-view.ts';

export const listCorrections = defineCall({
  method: 'GET',
  path: '/ops/corrections',
  access: 'staff',
  summary: 'Movements of money by hand: those that wait for a second person, then all others, newest first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(correctionView) },
});
