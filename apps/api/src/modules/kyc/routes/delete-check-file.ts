import { deleteCheckFile as call } from '@waybill/contract/kyc/delete-check-file';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteCheckFile } from '../commands/delete-check-file.ts';
import type { KycContext } from '../context.ts';

export const deleteCheckFileRoute = defineRoute(call, (context: KycContext, { caller, params }) =>
  deleteCheckFile(context, caller.userId, params.fileId),
);
