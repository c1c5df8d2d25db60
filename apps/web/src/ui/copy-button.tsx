import Copy from 'lucide-react/icons/copy';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

/** Copies a text, and says so in its own name. Absent where the browser does not let pages copy. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  if (!globalThis.navigator?.clipboard) return null;
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <>
      <IconButton label={`Copy ${what}`} onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {copied ? <CopyCheck size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
