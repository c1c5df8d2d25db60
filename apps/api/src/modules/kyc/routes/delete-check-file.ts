import { deleteCheckFile as call } from '@waybill/contract/kyc/delete-check-file';
import { deleteCheckFile } from '../commands/delete-check-file.ts';
import { defineRoute } from '../define-route.ts';

export const deleteCheckFileRoute = defineRoute(call, (context, { caller, params }) =>
  deleteCheckFile(context, caller.userId, params.fileId),
);
