import type { Provider, Sandbox } from '../../provider.ts';
import { searchRoute } from './search-route.ts';

export function openPhoton(sandbox: Sandbox, { slowMs = 10_000 }: { slowMs?: number | undefined } = {}): Provider {
  return {
    standIn: {
      need: 'Streets and places',
      vendor: 'Photon',
      about:
        'Finds streets and places as Photon does, from a small list of its own. Waybill asks it when PLACES_PROVIDER is photon; otherwise its own book answers.',
      settings: [['Base URL', `${sandbox.origin}/photon`]],
      fixtures: [
        ['Herbert Macaulay Way', 'a street; with 12 before it, a house'],
        ['sandbox down', 'refused with status 503'],
        ['sandbox page', 'a page instead of JSON'],
        ['sandbox slow', `answered after ${slowMs / 1000} seconds`],
      ],
    },
    routes: (app) => searchRoute(app, slowMs),
  };
}
