import type { CheckFileView } from '@waybill/contract/kyc/check-view';
import { type CheckFileKind, documentNumber, documentType, nameOnDocument, picturesFor } from '@waybill/contract/kyc/documents';
import * as z from 'zod/mini';

export const documentsSchema = z.object({
  documentType,
  documentNumber,
  nameOnDocument,
  dateOfBirth: z.iso.date('Please enter your date of birth'),
});
export type DocumentsInput = z.infer<typeof documentsSchema>;

export function missingPictures(chosen: string, files: readonly Pick<CheckFileView, 'kind'>[]): readonly CheckFileKind[] {
  return picturesFor(chosen).filter((kind) => !files.some((file) => file.kind === kind));
}
