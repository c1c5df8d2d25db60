import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { documentView } from './document-view.ts';
import { checkFileKind, checkSubject, documentType, refusalReason } from './documents.ts';

export const checkFileView = z.object({
  id: idOf('checkFile'),
  kind: checkFileKind,
  fileName: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
});

export const checkView = z.object({
  /** Unverified 0, Completed 1, Pending 2, Failed 3. */
  kycStatus: z.int(),
  /** A business shows its documents and nothing of a person; staff check them, whoever checks persons. */
  subject: checkSubject,
  /** The checker: staff, who look at uploaded pictures, or Dojah in its widget. */
  provider: z.enum(['built-in', 'dojah']),
  documentType: z.nullable(documentType),
  nameOnDocument: z.nullable(z.string()),
  files: z.array(checkFileView),
  /** The uploads of a business, one of each kind. */
  documents: z.array(documentView),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Why it failed, the last time. */
  reasons: z.array(refusalReason),
  /** Staff’s own words about the decision; empty if there are none. */
  note: z.string(),
  /** For the provider’s widget; null with the built-in check, and while nothing can be handed in. */
  widget: z.nullable(
    z.object({ scriptUrl: z.string(), appId: z.string(), publicKey: z.string(), widgetId: z.string(), referenceId: z.string() }),
  ),
});

export type CheckFileView = z.infer<typeof checkFileView>;
export type CheckView = z.infer<typeof checkView>;
