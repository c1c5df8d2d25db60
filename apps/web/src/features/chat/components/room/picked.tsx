import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';

type PickedProps = { readonly files: readonly File[]; readonly onRemove: (file: File) => void };

/** Pictures that will go with the message, as small as they need to be to be told apart. */
export function Picked({ files, onRemove }: PickedProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Pictures to send" className="picked">
      {files.map((file, index) => (
        <PickedOne
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          label={`Picture ${index + 1} of ${files.length}`}
          onRemove={() => onRemove(file)}
        />
      ))}
    </ul>
  );
}

type PickedOneProps = { readonly file: File; readonly label: string; readonly onRemove: () => void };

function PickedOne({ file, label, onRemove }: PickedOneProps) {
  const url = usePreview(file);
  return (
    <li className="picked-one">
      {url === undefined ? null : <img src={url} alt={label} />}
      <IconButton label={`Remove ${label}`} className="picked-out" onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
