import { imageLimits } from '@waybill/contract/files/image-limits';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describeField, FieldNotes } from '../../../ui/field.tsx';
import { mistakeOf, sendPicture, shrinkPicture } from '../../files/index.ts';

export type Logo = { readonly publicId: string; readonly url: string };

type LogoPickerProps = {
  readonly userId: string;
  readonly logo: Logo | null;
  readonly onChange: (logo: Logo | null) => void;
};

/** One picture, which is written anew by the server before anybody sees it. */
export function LogoPicker({ userId, logo, onChange }: LogoPickerProps) {
  const id = useId();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isBusy = progress !== undefined;

  async function send(original: File) {
    setProblem(undefined);
    setProgress(0);
    try {
      const file = await shrinkPicture(original);
      const mistake = mistakeOf(file);
      if (mistake) return setProblem(mistake);
      const image = await sendPicture({ userId, file, profile: false, onProgress: setProgress });
      const url = image.sizes.at(0)?.url;
      if (url) onChange({ publicId: image.publicId, url });
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'That picture did not arrive. Please try again.');
    } finally {
      setProgress(undefined);
    }
  }

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const original = event.target.files?.[0];
    // Emptied, so that the same picture can be chosen again after a failure.
    event.target.value = '';
    if (original) void send(original);
  }

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <img src={logo.url} alt="Your logo" className="size-12 rounded-[8px] border border-line bg-white object-contain" />
        ) : null}
        <label htmlFor={id} className="button button-secondary face-picker-label" aria-disabled={isBusy || undefined}>
          {logo ? 'Change the logo' : 'Add a logo'}
        </label>
        <input
          {...describeField(id, { hint: true, error: problem })}
          id={id}
          type="file"
          accept={imageLimits.types.join(',')}
          disabled={isBusy}
          className="sr-only"
          onChange={pick}
        />
        {logo ? (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove the logo
          </Button>
        ) : null}
      </div>
      {isBusy ? (
        <progress
          aria-label="Sending your logo"
          max={1}
          value={progress < 1 ? progress : undefined}
          className="face-picker-progress"
        />
      ) : null}
      <FieldNotes id={id} hint="Square looks best. It stands on white." error={problem} />
    </div>
  );
}
