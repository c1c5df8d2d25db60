import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteDocumentById } from '../commands/delete-document.ts';
import type { KycContext } from '../context.ts';

export const deleteDocumentRoute = defineRoute(deleteDocument, (context: KycContext, { caller, params }) =>
  deleteDocumentById(context, caller.userId, params.documentId),
);
