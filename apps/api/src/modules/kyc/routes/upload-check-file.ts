import { uploadCheckFile as call } from '@waybill/contract/kyc/upload-check-file';
import { withStore } from '../../files/index.ts';
import { uploadCheckFile } from '../commands/upload-check-file.ts';
import { defineRoute } from '../define-route.ts';

export const uploadCheckFileRoute = defineRoute(call, (context, { caller, body, file }) =>
  withStore(() => uploadCheckFile(context, caller.userId, body.kind, file)),
);
