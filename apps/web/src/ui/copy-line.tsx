import Copy from 'lucide-react/icons/copy';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useState } from 'react';
import { classNames } from './class-names.ts';

type CopyLineProps = { readonly label: string; readonly shown: string; readonly copied: string; readonly large?: boolean };

/** A figure to take to another app: one press anywhere on it copies it. Where the browser does not let pages copy, it can be selected. */
export function CopyLine({ label, shown, copied: text, large = false }: CopyLineProps) {
  const [copied, setCopied] = useState(false);
  const figure = (
    <span
      className={classNames(
        'tabular',
        large ? 'font-mono text-28 whitespace-nowrap max-[25rem]:text-21' : 'text-21 font-semibold',
      )}
    >
      {shown}
    </span>
  );
  if (!globalThis.navigator?.clipboard)
    return (
      <div>
        <p className="caption">{label}</p>
        <p className="select-all">{figure}</p>
      </div>
    );
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  const Icon = copied ? CopyCheck : Copy;
  return (
    <div>
      <button type="button" className="copy-line" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        <span className="min-w-0 flex-1">
          <span className="caption block">
            <span className="sr-only">Copy </span>
            {label}
          </span>
          {figure}
        </span>
        <span className="flex flex-none items-center gap-1.5 text-13 font-semibold text-palm">
          <Icon size={18} aria-hidden="true" />
          <span aria-hidden="true">{copied ? 'Copied' : 'Copy'}</span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {copied ? `${label} copied` : ''}
      </span>
    </div>
  );
}
