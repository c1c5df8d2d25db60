import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { FileStorePort } from '../../providers/file-store/port.ts';
import type { ImageProcessing } from './image-processing.ts';

export type FilesContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly files: FileStorePort;
  readonly imageProcessing: ImageProcessing;
};
