import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Upload } from './use-uploads.ts';

type UploadTileProps = { readonly upload: Upload; readonly onRetry: () => void; readonly onRemove: () => void };

/** A picture on its way, or one that did not get there and why. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { file, preview, progress, failure } = upload;
  // A file that is no picture has no preview.
  const [isShown, setShown] = useState(true);
  return (
    <li className="picture-tile" data-failed={failure ? true : undefined}>
      {isShown ? <img src={preview} alt="" className="picture-tile-image" onError={() => setShown(false)} /> : null}
      {failure ? null : (
        <progress
          aria-label={`Sending ${file.name}`}
          max={1}
          value={progress < 1 ? progress : undefined}
          className="file-progress"
        />
      )}
      <div className="picture-tile-tools">
        {failure?.mayRetry ? (
          <IconButton label={`Try ${file.name} again`} onClick={onRetry} className="picture-tool">
            <RefreshCw size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton label={`Remove ${file.name}`} onClick={onRemove} className="picture-tool">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
