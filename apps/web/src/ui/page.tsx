import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The top of a page, the same for every viewer: it is served with the page, before anything else is known. */
export type Heading = {
  readonly title: string;
  readonly lead: string;
  /** On a phone the title alone: what the page is opened for comes first. */
  readonly compact?: boolean;
};

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; compact?: boolean };

export function PageHeader({ title, lead, actions, compact = false }: PageHeaderProps) {
  return (
    <header className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', compact ? 'mb-3 md:mb-6' : 'mb-6')}>
      <div className="min-w-0 max-w-prose">
        <h1 className="text-28 md:text-38">{title}</h1>
        {lead ? <p className={classNames('mt-2 text-17 text-ink-soft', compact && 'max-md:sr-only')}>{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}

/** The column a page’s content stands in. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={classNames('mx-auto w-full', narrow ? 'max-w-xl' : 'max-w-5xl')}>{children}</div>;
}
