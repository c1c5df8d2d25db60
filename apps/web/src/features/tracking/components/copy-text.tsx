import Copy from 'lucide-react/icons/copy';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

type CopyTextProps = { readonly label: string; readonly text: string };

/** A line of code to take along; where the browser does not let pages copy, it can be selected. */
export function CopyText({ label, text }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? CopyCheck : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="grid gap-2">
      <p className="font-medium">{label}</p>
      <code className="block rounded-[10px] border border-line bg-paper p-3 font-mono text-13 wrap-anywhere select-all">
        {text}
      </code>
      {globalThis.navigator?.clipboard ? (
        <Button variant="secondary" icon={<Icon size={18} aria-hidden="true" />} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the line'}
        </Button>
      ) : null}
      <span role="status" className="sr-only">
        {isCopied ? `${label}: copied` : ''}
      </span>
    </div>
  );
}
