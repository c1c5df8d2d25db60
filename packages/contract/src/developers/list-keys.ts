import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { mostKeys } from './key-scopes.ts';
import { keyView } from './key-view.ts';

export const listKeys = defineCall({
  method: 'GET',
  path: '/developers/keys',
  access: 'member',
  summary: `The API keys that work or have ended by themselves, newest first; at most ${mostKeys} of each person. The owner of a business sees those of its members.`,
  success: { status: 200, body: z.object({ keys: z.array(keyView) }) },
});
