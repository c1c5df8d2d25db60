import { listDocuments as call } from '@waybill/contract/kyc/list-documents';
import { defineRoute } from '../../../platform/http/route.ts';
import type { KycContext } from '../context.ts';
import { listDocumentsOf } from '../storage/documents.ts';
import { documentViewOf } from '../views.ts';

export const listDocumentsRoute = defineRoute(call, async ({ db }: KycContext, { caller }) => ({
  documents: (await listDocumentsOf(db, caller.userId)).map(documentViewOf),
}));
