import { api } from '@waybill/client/browser-client';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import type { DocumentsInput } from '../model/identity-documents-form.ts';

export function handInPapers(documents: DocumentsInput) {
  return api().call(kycPending, { body: documents });
}

/** The documents of a business are there already. */
export function handInDocuments() {
  return api().call(kycPending, {});
}

/** Everything was done in the provider’s window. */
export function sayFinished(referenceId: string) {
  return api().call(kycPending, { body: { referenceId } });
}
