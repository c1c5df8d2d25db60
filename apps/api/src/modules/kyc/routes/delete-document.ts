import { deleteDocument as call } from '@waybill/contract/kyc/delete-document';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteDocument } from '../commands/delete-document.ts';
import type { KycContext } from '../context.ts';

export const deleteDocumentRoute = defineRoute(call, (context: KycContext, { caller, params }) =>
  deleteDocument(context, caller.userId, params.documentId),
);
