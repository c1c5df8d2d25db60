import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** One thing of the gallery with its name in code. */
export function Specimen({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2.5 font-mono text-13 text-ink-soft">{name}</p>
      <div className={classNames('flex flex-wrap items-center gap-3', className)}>{children}</div>
    </div>
  );
}
