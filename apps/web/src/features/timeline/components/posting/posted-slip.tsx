import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Drawing, type DrawingName } from '../../../../ui/drawing.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { share } from '../../model/feed/share.ts';

type PostedSlipProps = {
  readonly drawing: DrawingName;
  readonly stamp: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly href: string;
  readonly linkLabel: string;
  /** The title of a shared link; left out where others could not see the item. */
  readonly shareAs?: string | undefined;
};

/** It is done: a stamp lands, and it is said once and aloud. */
export function PostedSlip({ drawing, stamp, title, children, href, linkLabel, shareAs }: PostedSlipProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-2 py-6 text-center">
      <Drawing name={drawing} size={160} />
      <div role="status" className="mt-4 flex flex-col items-center">
        <Stamp tone="palm" landing className="mb-3">
          {stamp}
        </Stamp>
        <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
          {title}
        </h2>
        <p className="mt-2 text-balance text-ink-soft">{children}</p>
      </div>
      <div className="mt-6 flex w-full flex-wrap justify-center gap-3">
        <ButtonLink replace to={href}>
          {linkLabel}
        </ButtonLink>
        {shareAs === undefined ? null : (
          <Button variant="secondary" onClick={() => void share(shareAs, new URL(href, location.origin).href)}>
            Share
          </Button>
        )}
      </div>
    </div>
  );
}
