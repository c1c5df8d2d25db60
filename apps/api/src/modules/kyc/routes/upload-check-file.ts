import { uploadCheckFile } from '@waybill/contract/kyc/upload-check-file';
import { defineRoute } from '../../../platform/http/route.ts';
import { withStore } from '../../files/index.ts';
import { storeCheckFile } from '../commands/upload-check-file.ts';
import type { KycContext } from '../context.ts';

export const uploadCheckFileRoute = defineRoute(uploadCheckFile, (context: KycContext, { caller, body, file }) =>
  withStore(() => storeCheckFile(context, caller.userId, body.kind, file)),
);
