import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { defineRoute } from '../../../platform/http/route.ts';
import { withStore } from '../../files/index.ts';
import { storeDocument } from '../commands/upload-document.ts';
import type { KycContext } from '../context.ts';

export const uploadDocumentRoute = defineRoute(uploadDocument, (context: KycContext, { caller, body, file }) =>
  withStore(() => storeDocument(context, caller.userId, body.kind, file)),
);
