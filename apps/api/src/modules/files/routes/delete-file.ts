import { deleteFile } from '@waybill/contract/files/delete-file';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteImage } from '../commands/delete-image.ts';
import type { FilesContext } from '../context.ts';

export const deleteFileRoute = defineRoute(deleteFile, (context: FilesContext, { caller, body }) =>
  deleteImage(context, caller.userId, body.publicId),
);
