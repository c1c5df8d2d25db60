import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { checkFileView } from '../kyc/check-view.ts';
import { documentView } from '../kyc/document-view.ts';
import { refusalReason } from '../kyc/documents.ts';
import { businessContactView } from './business-contact-view.ts';
import { checkSummaryView } from './list-checks.ts';

const shown = {
  mediaType: z.string(),
  /** By whoever asks: they can accept once they have opened each. */
  isOpened: z.boolean(),
};

export const checkDetailsView = z.object({
  ...checkSummaryView.shape,
  nameOnDocument: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.iso.date()),
  /** The last four characters. */
  documentNumberEnd: z.nullable(z.string()),
  /** Gone some days after the decision. */
  files: z.array(z.object({ ...checkFileView.shape, ...shown })),
  /** The documents of a business, by which its check is decided. */
  businessDocuments: z.array(z.object({ ...documentView.shape, ...shown })),
  /** The description of a business and of the person who speaks for it. */
  business: z.nullable(businessContactView),
  reasons: z.array(refusalReason),
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  /** Earlier checks of the same person, newest first. */
  earlier: z.array(z.object({ ...checkSummaryView.shape, reasons: z.array(refusalReason), note: z.string() })),
});
export type CheckDetailsView = z.infer<typeof checkDetailsView>;

export const getCheckDetails = defineCall({
  method: 'GET',
  path: '/ops/kyc/{checkId}',
  access: 'staff-confirmed',
  summary: 'One identity check with everything it is decided by. Looking at it is written down.',
  params: z.strictObject({ checkId: idOf('identityCheck') }),
  success: { status: 200, body: checkDetailsView },
  errors: ['not_found'],
});
