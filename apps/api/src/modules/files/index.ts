import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { FilesContext } from './context.ts';
import { removeIncoming } from './jobs/remove-incoming.ts';
import { sweepImages } from './jobs/sweep-images.ts';
import { copyImageRoute } from './routes/copy-image.ts';
import { deleteFileRoute } from './routes/delete-file.ts';
import { finishUploadRoute } from './routes/finish-upload.ts';
import { finishVoiceNoteRoute } from './routes/finish-voice-note.ts';
import { getImageRoute } from './routes/get-image.ts';
import { getUploadInfoRoute } from './routes/get-upload-info.ts';
import { uploadImageRoute } from './routes/upload-image.ts';

export {
  attachImages,
  detachImages,
  imagesOf,
  moveImages,
  replaceImages,
  replaceProfileImage,
} from './commands/attach-images.ts';
export { attachVoiceNote, readVoiceNote } from './commands/attach-voice-note.ts';
export { finishUpload } from './commands/finish-upload.ts';
export { forgetPictures } from './commands/forget-pictures.ts';
export { getUploadInfo } from './commands/get-upload-info.ts';
export { linkSizeOf, readLinkPicture } from './commands/read-link-picture.ts';
export { type PastImage, recordPastImage } from './commands/record-past-image.ts';
export { recordPastVoiceNote } from './commands/record-past-voice-note.ts';
export type { FilesContext } from './context.ts';
export { disguiseOf } from './disguise.ts';
export { createImageProcessing, type Developed, type ImageProcessing } from './image-processing.ts';
export { imageViewOf, permissionViewOf, uploadAddress } from './views.ts';
export { withStore } from './with-store.ts';

export const filesRoutes: readonly Route<FilesContext>[] = [
  getUploadInfoRoute,
  uploadImageRoute,
  finishUploadRoute,
  copyImageRoute,
  finishVoiceNoteRoute,
  getImageRoute,
  deleteFileRoute,
];
export const filesJobs: readonly JobHandler<FilesContext>[] = [removeIncoming, sweepImages];
