import type { WebhookDeliveryDetailsView, WebhookDeliveryView } from '@waybill/contract/webhooks/delivery-view';
import type { WebhookEndpointView } from '@waybill/contract/webhooks/endpoint-view';

export const endpoint = (changes: Partial<WebhookEndpointView> = {}): WebhookEndpointView => ({
  id: 'whe_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
  url: 'https://shop.example/hooks',
  description: 'The shop',
  types: ['order.accepted'],
  isOn: true,
  offBecause: null,
  failingSince: null,
  signature: 'hmac-sha256',
  oldSecretUntil: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  ...changes,
});

export const delivery = (changes: Partial<WebhookDeliveryView> = {}): WebhookDeliveryView => ({
  id: 'whd_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
  webhookId: 'whm_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
  endpointId: endpoint().id,
  type: 'order.accepted',
  about: ['ord_01KA3N8V2X7Q4M9T5R6W8Y0Z1B'],
  state: 'delivered',
  happenedAt: '2026-11-19T09:30:00.000Z',
  attempts: 1,
  last: { at: '2026-11-19T09:30:01.000Z', status: 204, ms: 85, fault: null, answer: '' },
  nextAt: null,
  ...changes,
});

export const details = (changes: Partial<WebhookDeliveryDetailsView> = {}): WebhookDeliveryDetailsView => ({
  ...delivery(),
  payload: '{"type":"order.accepted","timestamp":"2026-11-19T09:30:00.000Z","data":{"orderId":"ord_1"}}',
  history: [{ at: '2026-11-19T09:30:01.000Z', status: 204, ms: 85, fault: null, answer: '' }],
  ...changes,
});
