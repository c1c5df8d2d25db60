import { imageLimits } from '@waybill/contract/files/image-limits';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describeField, FieldNotes } from '../../../ui/field.tsx';
import { sendPicture } from '../api/send-picture.ts';
import { failureOf, mistakeOf } from '../model/picture-words.ts';
import { shrinkPicture } from '../model/shrink-picture.ts';

type FacePickerProps = {
  readonly userId: string;
  /** The face as it is now. */
  readonly face: ReactNode;
  readonly hasPicture: boolean;
  /** Given the id of a picture that is ready, or nothing when the one there should go. */
  readonly onChange: (publicId: string) => Promise<void>;
};

/** The picture of a person: one, cut square by the server. */
export function FacePicker({ userId, face, hasPicture, onChange }: FacePickerProps) {
  const id = useId();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isBusy = progress !== undefined;

  async function attempt(work: () => Promise<void>) {
    setProblem(undefined);
    setProgress(0);
    try {
      await work();
    } catch (failure) {
      setProblem(failureOf(failure).text);
    }
    setProgress(undefined);
  }

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const original = event.target.files?.[0];
    // Emptied, so that the same picture can be chosen again after a failure.
    event.target.value = '';
    if (!original) return;
    void attempt(async () => {
      const file = await shrinkPicture(original);
      const mistake = mistakeOf(file);
      if (mistake) return setProblem(mistake);
      const { publicId } = await sendPicture({ userId, file, profile: true, onProgress: setProgress });
      await onChange(publicId);
    });
  }

  return (
    <div className="flex items-center gap-x-4 md:gap-x-5">
      <span className="flex-none max-md:self-start">{face}</span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          <label htmlFor={id} className="button button-secondary face-picker-label" aria-disabled={isBusy || undefined}>
            {hasPicture ? 'Change picture' : 'Add a picture'}
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
          {hasPicture ? (
            <Button variant="quiet" busy={isBusy} onClick={() => void attempt(() => onChange(''))}>
              Remove picture
            </Button>
          ) : null}
        </div>
        {isBusy ? (
          <progress
            aria-label="Sending your picture"
            max={1}
            value={progress < 1 ? progress : undefined}
            className="face-picker-progress"
          />
        ) : null}
        <FieldNotes id={id} hint="People hand parcels over more easily to a face they know." error={problem} />
      </div>
    </div>
  );
}
