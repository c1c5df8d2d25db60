import type { Thing } from '../demo-pictures.ts';
import type { DemoPlace } from '../demo-places.ts';

export type DemoComment = { readonly by: string; readonly text: string };

type Shared = {
  /** Age of the item. */
  readonly hoursAgo: number;
  readonly by: string;
  readonly message: string;
  readonly likedBy?: readonly string[];
  readonly pictures?: readonly Thing[];
  readonly comments?: readonly DemoComment[];
};

type Journey = { readonly from: DemoPlace; readonly to: DemoPlace; readonly inDays: number; readonly mode: number };

type Room = { readonly kg: number; readonly pieces: number };

export type DemoItem = Shared &
  (
    | { readonly what: 'post' }
    | ({
        readonly what: 'trip';
        readonly room?: Room;
        /** For a kilogram. */
        readonly price?: number;
      } & Journey)
    | {
        readonly what: 'batch';
        readonly from: DemoPlace;
        readonly stops: readonly DemoPlace[];
        readonly inDays: number;
        readonly room?: Room;
        readonly prices: readonly [number, number];
      }
    | ({
        readonly what: 'package';
        readonly kind: number;
        readonly category: number;
        readonly handling: number;
        readonly weight: number;
        readonly price: number;
        readonly worth: number;
        readonly to: DemoPlace;
        readonly receiver: string;
      } & Journey)
  );

export const comment = (by: string, text: string): DemoComment => ({ by, text });
