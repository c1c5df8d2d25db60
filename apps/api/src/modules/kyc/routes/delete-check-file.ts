import { deleteCheckFile } from '@waybill/contract/kyc/delete-check-file';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteCheckFileById } from '../commands/delete-check-file.ts';
import type { KycContext } from '../context.ts';

export const deleteCheckFileRoute = defineRoute(deleteCheckFile, (context: KycContext, { caller, params }) =>
  deleteCheckFileById(context, caller.userId, params.fileId),
);
