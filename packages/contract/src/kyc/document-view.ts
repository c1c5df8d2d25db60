import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { documentKind } from './document-kinds.ts';

export const documentView = z.object({
  id: idOf('document'),
  kind: documentKind,
  fileName: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
});

export type DocumentView = z.infer<typeof documentView>;
