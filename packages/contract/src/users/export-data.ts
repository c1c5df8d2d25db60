import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const exportData = defineCall({
  method: 'GET',
  path: '/users/export',
  access: 'member',
  summary:
    'Everything we hold about oneself, as one JSON document: profile, settings, sessions, posts, comments, orders, ratings, chats, notifications, money, identity checks and reports made. Secrets (hashes, codes, tokens) and what others wrote in private reports are not in it. Needs a password confirmed in the last ten minutes.',
  success: { status: 200, body: z.record(z.string(), z.unknown()) },
  errors: ['confirmation_required'],
  limits: [{ by: 'caller', max: 5, seconds: 3600 }],
});
