import { getReportChat } from '@waybill/contract/ops/get-report-chat';
import { defineRoute } from '../../../platform/http/route.ts';
import { readReportChat } from '../commands/read-report-chat.ts';
import type { OpsContext } from '../context.ts';

export const getReportChatRoute = defineRoute(getReportChat, async (context: OpsContext, { caller, params: { reportId } }) => {
  const messages = await readReportChat(context, caller.userId, reportId);
  return {
    messages: messages.map(({ by, text, images, sentAt }) => ({ by, text, images: [...images], sentAt: sentAt.toISOString() })),
  };
});
