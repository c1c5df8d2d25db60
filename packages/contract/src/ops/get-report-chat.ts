import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { reportId } from './list-reports.ts';

export const getReportChat = defineCall({
  method: 'GET',
  path: '/ops/reports/{reportId}/chat',
  access: 'staff',
  summary: 'The last twenty messages of a chat that one of the two reported. Looking at it is written down.',
  params: z.strictObject({ reportId }),
  success: {
    status: 200,
    body: z.object({
      messages: z.array(z.object({ by: z.string(), text: z.string(), images: z.array(z.string()), sentAt: z.iso.datetime() })),
    }),
  },
  errors: ['not_found', 'forbidden'],
});
