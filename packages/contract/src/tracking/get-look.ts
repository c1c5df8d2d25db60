import { defineCall } from '../call.ts';
import { lookView } from './look-view.ts';

export const getLook = defineCall({
  method: 'GET',
  path: '/tracking/look',
  access: 'member',
  summary: 'The name, logo and colour that the tracking pages of one’s parcels have.',
  success: { status: 200, body: lookView },
});
