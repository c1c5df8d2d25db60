import { usualFileBytes } from '@waybill/contract/call';
import { useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { FileField } from '../../../ui/file-field.tsx';

export type SlotFile = { readonly id: string; readonly fileName: string; readonly bytes: number };

type FileSlotProps<Stored extends SlotFile> = {
  readonly label: string;
  readonly hint: string;
  readonly types: readonly string[];
  /** The accepted types, for people. */
  readonly typeWords: string;
  readonly file: Stored | undefined;
  readonly error: string | undefined;
  readonly send: (file: File, onProgress: (fraction: number) => void) => Promise<Stored>;
  readonly takeBack: (id: string) => Promise<unknown>;
  readonly onPut: (file: Stored) => void;
  readonly onDrop: (file: Stored) => void;
};

/** The place of one file: choose, watch it go, replace or take it back. */
export function FileSlot<Stored extends SlotFile>(props: FileSlotProps<Stored>) {
  const { label, hint, types, typeWords, file, error, send, takeBack, onPut, onDrop } = props;
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

  function pick(picked: File) {
    // Said before megabytes travel for nothing; the server looks at the content itself.
    if (picked.size > usualFileBytes) return setProblem('That file is larger than 10 MB. A photo of the page is usually smaller');
    if (picked.type !== '' && !types.includes(picked.type)) return setProblem(`Please choose a ${typeWords}`);
    void attempt(async () => onPut(await send(picked, setProgress)));
  }

  return (
    <FileField
      label={label}
      hint={hint}
      accept={types.join(',')}
      file={file ? { name: file.fileName, bytes: file.bytes } : null}
      busy={progress !== undefined}
      progress={progress}
      error={problem ?? error}
      onPick={pick}
      onRemove={
        file
          ? () =>
              void attempt(async () => {
                await takeBack(file.id);
                onDrop(file);
              })
          : undefined
      }
    />
  );
}
