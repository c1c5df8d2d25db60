import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Drawing, type DrawingName } from '../../../../ui/drawing.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { shareItem } from '../../model/feed/share-item.ts';

type PostedSlipProps = {
  readonly drawing: DrawingName;
  readonly stamp: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly href: string;
  readonly linkLabel: string;
  /** The item whose link can be passed on; left out where others could not see it. */
  readonly shares?: TimelineItemView | undefined;
};

/** It is done: a stamp lands, and it is said once and aloud. */
export function PostedSlip({ drawing, stamp, title, children, href, linkLabel, shares }: PostedSlipProps) {
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
        {shares ? (
          <Button variant="secondary" onClick={() => shareItem(shares)}>
            Share
          </Button>
        ) : null}
      </div>
    </div>
  );
}
