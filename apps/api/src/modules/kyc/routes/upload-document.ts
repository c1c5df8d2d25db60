import { uploadDocument as call } from '@waybill/contract/kyc/upload-document';
import { withStore } from '../../files/index.ts';
import { uploadDocument } from '../commands/upload-document.ts';
import { defineRoute } from '../define-route.ts';

export const uploadDocumentRoute = defineRoute(call, (context, { caller, body, file }) =>
  withStore(() => uploadDocument(context, caller.userId, body.kind, file)),
);
