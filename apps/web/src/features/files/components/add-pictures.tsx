import { imageLimits } from '@waybill/contract/files/image-limits';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useId } from 'react';

type AddPicturesProps = { readonly isFirst: boolean; readonly onPick: (files: readonly File[]) => void };

// Named one by one: an iPhone then turns its HEIC pictures into JPEG by itself.
const accept = imageLimits.types.join(',');

/** The empty places: one for the gallery, and on phones and tablets one for the camera. */
export function AddPictures({ isFirst, onPick }: AddPicturesProps) {
  const id = useId();
  function pick(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that the same picture can be chosen again after a failure.
    event.target.value = '';
    onPick(files);
  }
  return (
    <>
      <li className="picture-add">
        <label htmlFor={`${id}-gallery`} className="picture-add-label">
          <ImagePlus size={24} aria-hidden="true" />
          {isFirst ? 'Add pictures' : 'Add more'}
        </label>
        <input id={`${id}-gallery`} type="file" accept={accept} multiple className="sr-only" onChange={pick} />
      </li>
      <li className="picture-add picture-add-camera">
        <label htmlFor={`${id}-camera`} className="picture-add-label">
          <Camera size={24} aria-hidden="true" />
          Take a photo
        </label>
        <input id={`${id}-camera`} type="file" accept={accept} capture="environment" className="sr-only" onChange={pick} />
      </li>
    </>
  );
}
