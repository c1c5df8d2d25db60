import type { ReactNode } from 'react';

export type SlipProps<Item> = {
  readonly item: Item;
  readonly headingId: string;
  readonly to?: string | undefined;
  readonly pictures?: ReactNode;
  /** The viewer’s next step. */
  readonly action?: ReactNode;
};
