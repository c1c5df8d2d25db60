import { listDocuments as call } from '@waybill/contract/kyc/list-documents';
import { defineRoute } from '../define-route.ts';
import { listDocumentsOf } from '../storage/documents.ts';
import { documentViewOf } from '../views.ts';

export const listDocumentsRoute = defineRoute(call, async ({ db }, { caller }) => ({
  documents: (await listDocumentsOf(db, caller.userId)).map(documentViewOf),
}));
