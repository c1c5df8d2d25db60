import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { moveDueSales } from '../commands/move-due-sales.ts';
import type { SalesContext } from '../context.ts';
import { forgetOldBuyerCodes, sendBuyerCodeNow } from './send-buyer-code.ts';
import { sendBuyerNews } from './send-buyer-news.ts';

const clockJob = defineJob<Record<never, never>>('sales.clock');

export const watchSales = handleJob(clockJob, (context: SalesContext) => moveDueSales(context), { every: '* * * * *' });

export const saleJobs: readonly JobHandler<SalesContext>[] = [sendBuyerCodeNow, forgetOldBuyerCodes, sendBuyerNews, watchSales];
