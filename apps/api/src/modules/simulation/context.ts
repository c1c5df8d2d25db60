import type { PlayBank } from '../../providers/nowhere/port.ts';
import type { OrdersContext } from '../orders/index.ts';
import type { SalesContext } from '../sales/index.ts';

export type SimulationContext = OrdersContext &
  SalesContext & {
    /** Undefined in the live world, where nobody is simulated. */
    readonly playBank: PlayBank | undefined;
  };
