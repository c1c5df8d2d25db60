import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

type EmptyStateProps = { drawing: DrawingName; title: string; text: ReactNode; action?: ReactNode };

/** Says what a place is for, what is true now, and offers the first step. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-8 text-center wrap-anywhere">
      <Drawing name={drawing} size={176} />
      <h2 className="mt-5 text-21">{title}</h2>
      <div className="mt-2 text-balance text-ink-soft">{text}</div>
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
