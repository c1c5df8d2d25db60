import { deleteDocument as call } from '@waybill/contract/kyc/delete-document';
import { deleteDocument } from '../commands/delete-document.ts';
import { defineRoute } from '../define-route.ts';

export const deleteDocumentRoute = defineRoute(call, (context, { caller, params }) =>
  deleteDocument(context, caller.userId, params.documentId),
);
