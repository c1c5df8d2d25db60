import { uploadCheckFile as call } from '@waybill/contract/kyc/upload-check-file';
import { defineRoute } from '../../../platform/http/route.ts';
import { withStore } from '../../files/index.ts';
import { uploadCheckFile } from '../commands/upload-check-file.ts';
import type { KycContext } from '../context.ts';

export const uploadCheckFileRoute = defineRoute(call, (context: KycContext, { caller, body, file }) =>
  withStore(() => uploadCheckFile(context, caller.userId, body.kind, file)),
);
