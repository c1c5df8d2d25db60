import type { CheckFileView } from '@waybill/contract/kyc/check-view';
import { type CheckFileKind, documentsWithoutBack, documentType } from '@waybill/contract/kyc/documents';
import { line } from '@waybill/contract/text';
import * as z from 'zod/mini';

export const documentsSchema = z.object({
  documentType,
  documentNumber: line(40, 'the number of your document'),
  nameOnDocument: line(120, 'your name as the document has it'),
  dateOfBirth: z.iso.date('Please enter your date of birth'),
});
export type DocumentsInput = z.infer<typeof documentsSchema>;

/** Which pictures somebody with this document is asked for, in the order in which one takes them. */
export function picturesFor(chosen: string): readonly CheckFileKind[] {
  const hasBack = chosen !== '' && !documentsWithoutBack.some((type) => type === chosen);
  return hasBack ? ['front', 'back', 'selfie'] : ['front', 'selfie'];
}

export function missingPictures(chosen: string, files: readonly Pick<CheckFileView, 'kind'>[]): readonly CheckFileKind[] {
  return picturesFor(chosen).filter((kind) => !files.some((file) => file.kind === kind));
}
