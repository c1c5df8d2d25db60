import { getCheckFile as call } from '@waybill/contract/ops/get-check-file';
import { getCheckFile } from '../commands/get-check-file.ts';
import { lookAtCheck } from '../commands/look-at-check.ts';
import { defineRoute } from '../define-route.ts';

export const getCheckFileRoute = defineRoute(call, async (context, { caller, params, reply }) => {
  await lookAtCheck(context, caller.userId, params.checkId);
  const { bytes, mediaType } = await getCheckFile(context, params);
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
