import type { ReactNode } from 'react';

type EntryFrameProps = {
  /** The progress, above the heading. */
  readonly above?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** The frame of logged-out pages: one heading, one thing to do. */
export function EntryFrame({ above, title, lead, children }: EntryFrameProps) {
  return (
    <>
      {above ? <div className="mb-7">{above}</div> : null}
      <h1 className="text-28 outline-none sm:text-38">{title}</h1>
      {lead ? <p className="mt-2.5 text-17 text-ink-soft">{lead}</p> : null}
      <div className="mt-7">{children}</div>
    </>
  );
}
