import { type DocumentKind, documentLimits } from '@waybill/contract/kyc/document-kinds';
import type { DocumentView } from '@waybill/contract/kyc/document-view';
import { deleteDocument } from '../api/delete-document.ts';
import { uploadDocument } from '../api/upload-document.ts';
import { FileSlot } from './file-slot.tsx';

type DocumentSlotProps = {
  readonly kind: DocumentKind;
  readonly label: string;
  readonly hint: string;
  readonly document: DocumentView | undefined;
  readonly error: string | undefined;
  readonly onPut: (document: DocumentView) => void;
  readonly onDrop: (document: DocumentView) => void;
};

/** The place of one document of a business. */
export function DocumentSlot({ kind, document, ...slot }: DocumentSlotProps) {
  return (
    <FileSlot
      {...slot}
      types={documentLimits.types}
      typeWords="PDF, JPEG or PNG"
      file={document}
      send={(file, onProgress) => uploadDocument(kind, file, onProgress)}
      takeBack={deleteDocument}
    />
  );
}
