import { clearEarningsWhenDue } from '../../src/modules/wallet/jobs/clear-earnings.ts';
import type { World } from './world.ts';

/** A day after the handover. */
export async function clearEarningsWhenDueNow(world: World, packageId: string): Promise<void> {
  await world.db`update earning set clears_at = now() where package_id = ${packageId} and frozen_at is null`;
  await clearEarningsWhenDue.handle(world.node.context, {} as never);
}
