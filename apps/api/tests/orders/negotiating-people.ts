import { negotiationStatus } from '@waybill/contract/orders/enums';
import { afterAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

export const { Open, Countered, Accepted, Rejected, Withdrawn } = negotiationStatus;

export function useNegotiations() {
  const world = useWorld({ ROLES: 'http,realtime' });
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  const rich = () => personWithMoney(world, { NGN: 20_000 });
  return { world, rich };
}
