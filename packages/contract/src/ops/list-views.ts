import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { savedView, viewLimits } from './saved-view.ts';
import { viewList } from './view-lists.ts';

export const listViews = defineCall({
  method: 'GET',
  path: '/ops/views',
  access: 'staff',
  summary: `Saved views of a list by name: one’s own, ${viewLimits.own} at most, and those that are shared, ${viewLimits.shared} at most.`,
  query: z.strictObject({ list: viewList }),
  success: { status: 200, body: z.object({ views: z.array(savedView) }) },
});
