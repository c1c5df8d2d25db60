import { uploadDocument as call } from '@waybill/contract/kyc/upload-document';
import { defineRoute } from '../../../platform/http/route.ts';
import { withStore } from '../../files/index.ts';
import { uploadDocument } from '../commands/upload-document.ts';
import type { KycContext } from '../context.ts';

export const uploadDocumentRoute = defineRoute(call, (context: KycContext, { caller, body, file }) =>
  withStore(() => uploadDocument(context, caller.userId, body.kind, file)),
);
