import type { ReactNode } from 'react';

/** What every kind of slip is drawn from. */
export type SlipProps<Item> = {
  readonly item: Item;
  readonly headingId: string;
  readonly to?: string | undefined;
  readonly pictures?: ReactNode;
  /** What the viewer may do next. */
  readonly action?: ReactNode;
};
