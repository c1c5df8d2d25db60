import type { ImageView } from '@waybill/contract/files/image-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, mistakeOf, type PictureFailure } from '../model/picture-words.ts';
import { shrinkPicture } from '../model/shrink-picture.ts';

/** A picture on its way. */
export type Upload = {
  readonly key: string;
  readonly file: File;
  /** The local picture, shown until the server has it. */
  readonly preview: string;
  /** From 0 to 1; 1 while the server works on it. */
  readonly progress: number;
  readonly failure?: PictureFailure;
};

/** Sends one picture and answers it as it is shown; `onProgress` goes from 0 to 1. */
export type SendOne = (file: File, onProgress: (fraction: number) => void) => Promise<ImageView>;

type UploadsOptions = {
  readonly send: SendOne;
  readonly onDone: (image: ImageView) => void;
  readonly onBusy?: ((busy: boolean) => void) | undefined;
};

let count = 0;

/** Pictures that are being sent: one after the other, which is kindest to slow lines and keeps their order. */
export function useUploads({ send, onDone, onBusy }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const wanted = useRef(new Map<string, string>());
  const latest = useRef({ send, onDone, onBusy });
  latest.current = { send, onDone, onBusy };
  const isBusy = uploads.some(({ failure }) => !failure);

  useEffect(() => latest.current.onBusy?.(isBusy), [isBusy]);
  useEffect(() => {
    const previews = wanted.current;
    return () => {
      for (const preview of previews.values()) URL.revokeObjectURL(preview);
      previews.clear();
    };
  }, []);

  const change = useCallback((key: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }, []);

  const drop = useCallback((key: string) => {
    URL.revokeObjectURL(wanted.current.get(key) ?? '');
    wanted.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }, []);

  const start = useCallback(
    (key: string, original: File) => {
      line.current = line.current.then(async () => {
        // Taken out while it waited, or the form is gone.
        if (!wanted.current.has(key)) return;
        try {
          const file = await shrinkPicture(original);
          const mistake = mistakeOf(file);
          if (mistake) return change(key, { failure: { text: mistake, mayRetry: false } });
          const image = await latest.current.send(file, (progress) => change(key, { progress }));
          // A picture taken out meanwhile belongs to nothing, and the server clears it away.
          if (!wanted.current.has(key)) return;
          latest.current.onDone(image);
          drop(key);
        } catch (failure) {
          change(key, { failure: failureOf(failure) });
        }
      });
    },
    [change, drop],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => {
        count += 1;
        return { key: `upload-${count}`, file, preview: URL.createObjectURL(file), progress: 0 };
      });
      for (const { key, preview } of added) wanted.current.set(key, preview);
      setUploads((all) => [...all, ...added]);
      for (const { key, file } of added) start(key, file);
    },
    [start],
  );

  const retry = useCallback(
    ({ key, file }: Upload) => {
      setUploads((all) =>
        all.map((upload) => (upload.key === key ? { key, file, preview: upload.preview, progress: 0 } : upload)),
      );
      start(key, file);
    },
    [start],
  );

  return { uploads, add, drop, retry };
}
