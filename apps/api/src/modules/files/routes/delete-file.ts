import { deleteFile as call } from '@waybill/contract/files/delete-file';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { imageView } from '@waybill/contract/files/image-view';
import { namesIn } from '../../../platform/http/read-input.ts';
import { deleteFile } from '../commands/delete-file.ts';
import { defineRoute } from '../define-route.ts';

export const deleteFileRoute = defineRoute(
  call,
  (context, { caller, body }) => deleteFile(context, caller.userId, body.publicId),
  { readOnly: namesIn(imageView, getUploadInfo.success.body) },
);
