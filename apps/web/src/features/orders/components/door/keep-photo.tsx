import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useState } from 'react';
import { describeField, FieldNotes } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { photoText } from '../../model/door/kept-photo.ts';

type KeepPhotoProps = {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** As a data address. */
  readonly photo: string | null;
  readonly onChange: (photo: string | null) => void;
};

/** One photo that stays on this phone until there is a network. */
export function KeepPhoto({ label, hint, error, photo, onChange }: KeepPhotoProps) {
  const id = useId();
  const [mistake, setMistake] = useState<string>();
  const texts = { hint, error: mistake ?? error };

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Emptied, so that the same picture can be chosen again.
    event.target.value = '';
    if (!file) return;
    setMistake(undefined);
    try {
      onChange(await photoText(file));
    } catch {
      setMistake('We could not read that picture. Please take another one.');
    }
  }

  return (
    <fieldset aria-describedby={describeField(id, texts)['aria-describedby']}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <ul className="picture-tiles">
        {photo === null ? (
          <li className="picture-add">
            <label htmlFor={`${id}-camera`} className="picture-add-label">
              <Camera size={24} aria-hidden="true" />
              Take a photo
            </label>
            <input
              id={`${id}-camera`}
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => void pick(event)}
            />
          </li>
        ) : (
          <li className="picture-tile">
            <img src={photo} alt="The door, as you kept it" className="picture-tile-image" />
            <div className="picture-tile-tools">
              <IconButton label="Remove the photo" onClick={() => onChange(null)} className="picture-tool">
                <X size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        )}
      </ul>
      <FieldNotes id={id} {...texts} />
    </fieldset>
  );
}
