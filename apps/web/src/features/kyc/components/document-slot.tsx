import { type DocumentKind, type DocumentView, documentLimits } from '@waybill/contract/kyc/document-view';
import { useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { takeBackDocument } from '../api/delete-document.ts';
import { sendDocument } from '../api/upload-document.ts';

type DocumentSlotProps = {
  readonly kind: DocumentKind;
  readonly label: string;
  readonly hint: string;
  readonly document: DocumentView | undefined;
  readonly error: string | undefined;
  readonly onPut: (document: DocumentView) => void;
  readonly onDrop: (document: DocumentView) => void;
};

/** The place of one document: choose, watch it go, replace or take it back. */
export function DocumentSlot({ kind, label, hint, document, error, onPut, onDrop }: DocumentSlotProps) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    setProgress(0);
    try {
      await work();
    } catch (failure) {
      const { fields, rest } = placeFailure(failure, ['file', 'kind']);
      setProblem(fields[0]?.message ?? rest?.text);
    }
    setProgress(undefined);
  }

  function pick(file: File) {
    const mistake = mistakeOf(file);
    if (mistake) return setProblem(mistake);
    void attempt(async () => onPut(await sendDocument(kind, file, setProgress)));
  }

  return (
    <FileField
      label={label}
      hint={hint}
      accept={documentLimits.types.join(',')}
      file={document ? { name: document.fileName, bytes: document.bytes } : null}
      busy={progress !== undefined}
      progress={progress}
      error={problem ?? error}
      onPick={pick}
      onRemove={
        document
          ? () =>
              void attempt(async () => {
                await takeBackDocument(document.id);
                onDrop(document);
              })
          : undefined
      }
    />
  );
}

/** Said before megabytes travel for nothing; the server looks at the content itself. */
function mistakeOf(file: File): string | undefined {
  if (file.size > documentLimits.bytes) return 'That file is larger than 10 MB. A photo of the page is usually smaller';
  if (file.type !== '' && !documentLimits.types.some((type) => type === file.type)) return 'Please choose a PDF, JPEG or PNG';
  return undefined;
}
