import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const queue = z.object({ count: z.int(), oldest: z.nullable(z.iso.datetime()) });

export const getOverview = defineCall({
  method: 'GET',
  path: '/ops/overview',
  access: 'staff',
  summary: 'What waits for our people: how much of each, and since when.',
  success: {
    status: 200,
    body: z.object({
      kyc: queue,
      reports: queue,
      appeals: queue,
      disputes: queue,
      saleQuestions: queue,
      support: queue,
      moneyQuestions: queue,
      payouts: queue,
      corrections: queue,
      /** Decisions that wait for a second person. */
      proposals: queue,
      failedJobs: queue,
      people: z.object({ all: z.int(), newThisWeek: z.int(), suspended: z.int() }),
      orders: z.object({ running: z.int(), completedThisWeek: z.int() }),
      /** Visits of people who agreed to be counted. Days in Lagos; the seven end with today. */
      visits: z.object({ today: z.int(), lastSevenDays: z.int() }),
    }),
  },
});
