import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { describeField, FieldNotes, type FieldText } from './field.tsx';
import { formatBytes } from './format-bytes.ts';
import { IconButton } from './icon-button.tsx';

type FileFieldProps = FieldText & {
  accept: string;
  /** What to do, while there is no file. */
  prompt?: string | undefined;
  file?: { name: string; bytes: number } | null | undefined;
  busy?: boolean | undefined;
  /** From 0 to 1. */
  progress?: number | undefined;
  onPick: (file: File) => void;
  onRemove?: (() => void) | undefined;
};

export function FileField({
  label,
  hint,
  error,
  accept,
  prompt = 'Choose a file or take a photo',
  file,
  busy = false,
  progress,
  onPick,
  onRemove,
}: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !busy) onPick(dropped);
  }

  return (
    <div>
      <fieldset
        aria-label={label}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames('file-box', over && 'file-box-over', Boolean(error) && 'border-clay')}
      >
        <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-3 p-3.5">
          <span className={classNames('flex-none', file ? 'text-palm' : 'text-ink-soft')}>
            {file ? <FileText size={24} aria-hidden="true" /> : <Upload size={24} aria-hidden="true" />}
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{label}</span>
            <span className="block truncate text-13 text-ink-soft">
              {file ? `${file.name} · ${formatBytes(file.bytes)}` : busy ? 'Uploading' : prompt}
            </span>
          </span>
        </label>
        <input
          {...describeField(id, { hint, error })}
          id={id}
          type="file"
          accept={accept}
          disabled={busy}
          className="sr-only"
          onChange={(event) => {
            const picked = event.target.files?.[0];
            // Emptied, so that the same file can be chosen again after a failure.
            event.target.value = '';
            if (picked) onPick(picked);
          }}
        />
        {file && onRemove && !busy ? (
          <IconButton label={`Remove ${file.name}`} onClick={onRemove} className="mr-2 self-center">
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
        {busy ? <progress aria-label={`Uploading ${label}`} max={1} value={progress} className="file-progress" /> : null}
      </fieldset>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
