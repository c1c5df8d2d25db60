import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { getExpressDeliveryRequestInfo } from '@waybill/contract/orders/get-express-delivery-request-info';
import { beforeEach } from 'vitest';
import { clearStreets } from '../support/riders.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const accept = (rider: Visitor, packageId: string) => rider.call(acceptExpressDelivery, { params: { packageId } });

export const info = (person: Visitor, packageId: string, query: Record<string, unknown> = {}) =>
  person.call(getExpressDeliveryRequestInfo, { params: { packageId }, query });

export function useExpressRiders() {
  const world = useWorld({ ROLES: 'http,realtime' });
  beforeEach(() => clearStreets(world));
  return { world };
}
