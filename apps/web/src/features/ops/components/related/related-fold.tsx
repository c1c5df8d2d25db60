import type { CaseName } from '@waybill/contract/ops/case-kinds';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Related } from './related-panel.tsx';

type RelatedFoldProps = { readonly people: readonly string[]; readonly of?: CaseName };

/** The same on a slip of a list: asked for when it is opened, because each look is written down. */
export function RelatedFold({ people, of }: RelatedFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1 text-15 font-medium">What hangs together</span>
        <ChevronDown size={20} aria-hidden="true" className="fold-mark" />
      </summary>
      {isOpen ? <Related people={people} {...(of ? { of } : {})} /> : null}
    </details>
  );
}
