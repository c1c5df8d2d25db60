import type { Provider, Sandbox } from '../../provider.ts';
import { solveRoute } from './solve-route.ts';

export function openVroom(sandbox: Sandbox): Provider {
  return {
    standIn: {
      need: 'Rounds',
      vendor: 'VROOM',
      about:
        'Plans rounds of pickups and drop-offs as VROOM does, only simpler: each shipment goes where it adds the least. Waybill asks it when VROOM_URL is its base URL; otherwise its own solver plans.',
      settings: [['VROOM_URL', `${sandbox.origin}/vroom`]],
      fixtures: [
        ['a vehicle described as “sandbox down”', 'refused with status 500'],
        ['a vehicle described as “sandbox page”', 'a page instead of JSON'],
        ['a vehicle described as “sandbox wrong”', 'drop-offs before their pickups'],
      ],
    },
    routes: solveRoute,
  };
}
