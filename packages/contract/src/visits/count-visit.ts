import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** `/`, `/settings/1`, `/timeline/post/:type/:id`: which page it was, never whose or of what. */
const pattern = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^\/(?:(?:[a-z0-9-]{1,24}|:[a-zA-Z]{1,24})(?:\/(?!$)|$)){0,6}$/, 'That is no pattern of an address'),
  );

export const countVisit = defineCall({
  method: 'POST',
  path: '/visits',
  access: 'public',
  summary:
    'Count one visit of a page. Kept is how often each page was visited on a day, and nothing about who did. The browser asks only after a yes to the question about cookies.',
  body: z.strictObject({ path: pattern }),
  success: { status: 204 },
  limits: [{ by: 'ip', max: 1200, seconds: 3600 }],
});
