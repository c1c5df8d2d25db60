import { imageLimits } from '@waybill/contract/files/image-limits';
import type { ImageView } from '@waybill/contract/files/image-view';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { describeField, FieldNotes } from '../../../ui/field.tsx';
import { deleteFile } from '../api/delete-file.ts';
import { sendPicture } from '../api/send-picture.ts';
import { moved } from '../model/picture-words.ts';
import { AddPictures } from './add-pictures.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { type SendOne, useUploads } from './use-uploads.ts';

/** The member whose pictures they are, or how somebody without an account sends theirs. */
type Owner = { readonly userId: string } | { readonly send: SendOne };

type ImagePickerProps = Owner & {
  readonly images: readonly ImageView[];
  readonly onChange: (images: ImageView[]) => void;
  readonly max?: number;
  readonly label?: string;
  readonly hint?: string;
  /** The form’s message about the pictures. */
  readonly error?: string | undefined;
  /** Whether something is still on its way: a form may want to wait for it. */
  readonly onBusy?: (busy: boolean) => void;
};

/** Pictures of one thing: chosen, taken, dropped or pasted; sent at once, put in order, taken out again. */
export function ImagePicker(props: ImagePickerProps) {
  const { images, onChange, max = imageLimits.perItem, label = 'Pictures', hint, error, onBusy } = props;
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [over, setOver] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [mistake, setMistake] = useState<string>();
  const texts = { hint, error: mistake ?? error };
  // Two pictures may be ready before the owner has rendered once.
  const latest = useRef(images);
  latest.current = images;

  function change(next: ImageView[]) {
    latest.current = next;
    onChange(next);
  }

  const { uploads, add, drop, retry } = useUploads({
    send:
      'send' in props
        ? props.send
        : (file, onProgress) => sendPicture({ userId: props.userId, file, profile: false, onProgress }),
    onBusy,
    onDone: (image) => change([...latest.current, image]),
  });
  const free = max - images.length - uploads.length;

  function take(files: readonly File[]) {
    const taken = files.slice(0, Math.max(0, free));
    setMistake(taken.length < files.length ? `${max} pictures are the most; the others were left out` : undefined);
    if (taken.length > 0) add(taken);
  }
  usePaste(take);

  function move(index: number, by: -1 | 1) {
    const image = images[index];
    change(moved(images, index, by));
    setAnnouncement(`Picture ${index + 1} is now picture ${index + 1 + by}`);
    // The button moved with its picture, and may have lost the focus or itself on the way.
    requestAnimationFrame(() => {
      const tile = frame.current?.querySelector(`[data-image="${image?.publicId}"] .picture-tile-moves`);
      const buttons = tile?.querySelectorAll('button');
      (by === -1 ? buttons?.[0] : buttons?.[buttons.length - 1])?.focus();
    });
  }

  function takeOut({ publicId }: ImageView, index: number) {
    change(images.filter((image) => image.publicId !== publicId));
    setAnnouncement(`Picture ${index + 1} was removed`);
    // Whether or not this arrives: what is part of nothing is cleared away.
    if ('userId' in props) deleteFile(publicId).catch(() => undefined);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('button, input')?.focus());
  }

  function dropFiles(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      ref={frame}
      aria-describedby={describeField(id, texts)['aria-describedby']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropFiles}
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <ul className={classNames('picture-tiles', over && 'file-box-over')}>
        {images.map((image, index) => (
          <PictureTile
            key={image.publicId}
            image={image}
            place={index + 1}
            isLast={index === images.length - 1}
            onMove={(by) => move(index, by)}
            onRemove={() => takeOut(image, index)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onRetry={() => retry(upload)} onRemove={() => drop(upload.key)} />
        ))}
        {free > 0 ? <AddPictures isFirst={images.length + uploads.length === 0} onPick={take} /> : null}
      </ul>
      <ul aria-live="polite" className="grid gap-1 empty:hidden">
        {uploads.map(({ key, file, failure }) =>
          failure ? (
            <li key={key} className="mt-1.5 text-13 font-medium text-clay">
              {file.name}: {failure.text}
            </li>
          ) : null,
        )}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <FieldNotes id={id} {...texts} />
    </fieldset>
  );
}

/** Wherever the cursor is: a screenshot is pasted into whatever is being written. */
function usePaste(take: (files: readonly File[]) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current(pictures);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
