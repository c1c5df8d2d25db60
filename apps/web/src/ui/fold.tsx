import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';

type FoldProps = {
  readonly title: string;
  /** The gist of what is inside, to be read without opening it. */
  readonly text?: ReactNode;
  readonly trailing?: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** A section that says its gist in a line, and the rest on a press. */
export function Fold({ title, text, trailing, isOpen = false, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open={isOpen} className="fold">
        <summary>
          <span className="min-w-0 flex-1">
            <h3 id={id} className="text-17">
              {title}
            </h3>
            {text ? <span className="block text-13 wrap-anywhere text-ink-soft">{text}</span> : null}
          </span>
          {trailing}
          <ChevronDown size={20} aria-hidden="true" className="fold-mark" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-5">{children}</div>
      </details>
    </section>
  );
}
