import { deleteFile } from '@waybill/contract/files/delete-file';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { imageView } from '@waybill/contract/files/image-view';
import { namesIn } from '../../../platform/http/read-input.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteImage } from '../commands/delete-image.ts';
import type { FilesContext } from '../context.ts';

export const deleteFileRoute = defineRoute(
  deleteFile,
  (context: FilesContext, { caller, body }) => deleteImage(context, caller.userId, body.publicId),
  { readOnly: namesIn(imageView, getUploadInfo.success.body) },
);
