import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { closeReportRoute } from './close-report.ts';
import { getReportChatRoute } from './get-report-chat.ts';
import { listReportsRoute } from './list-reports.ts';

export const reportRoutes: readonly Route<OpsContext>[] = [listReportsRoute, getReportChatRoute, closeReportRoute];
