import { getReportChat as call } from '@waybill/contract/ops/get-report-chat';
import { getReportChat } from '../commands/get-report-chat.ts';
import { defineRoute } from '../define-route.ts';

export const getReportChatRoute = defineRoute(call, async (context, { caller, params: { reportId } }) => {
  const messages = await getReportChat(context, caller.userId, reportId);
  return {
    messages: messages.map(({ by, text, images, sentAt }) => ({ by, text, images: [...images], sentAt: sentAt.toISOString() })),
  };
});
