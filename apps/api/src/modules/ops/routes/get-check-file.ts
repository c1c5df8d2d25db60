import { getCheckFile as call } from '@waybill/contract/ops/get-check-file';
import { openCheckFile } from '../commands/open-check-file.ts';
import { defineRoute } from '../define-route.ts';

export const getCheckFileRoute = defineRoute(call, async (context, { caller, params, query, reply }) => {
  const { bytes, mediaType } = await openCheckFile(context, { staffId: caller.userId, ...params, ...query });
  await reply
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    .type(mediaType)
    .send(bytes);
});
