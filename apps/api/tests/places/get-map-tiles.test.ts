import { getMapTiles } from '@waybill/contract/places/get-map-tiles';
import { describe, expect, it } from 'vitest';
import { createVisitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const url = 'https://tiles.example/{z}/{x}/{y}.png';

const imagesAllowed = (policy: string | null) => /img-src ([^;]*)/.exec(policy ?? '')?.[1];

describe('pictures for maps', () => {
  it('are none of ours: without a setting there are none, and pages load pictures from here alone', async () => {
    const answer = await world.visitor().call(getMapTiles);
    expect(answer.result).toEqual({ tiles: null });
    const page = await world.visitor().request('/');
    expect(imagesAllowed(page.headers.get('content-security-policy'))).toBe("'self' data: blob:");
  });

  it('come from where the setting says, and pages allow that origin and no more', async () => {
    const node = await world.startNode({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© OpenStreetMap' });
    const visitor = createVisitor({ origin: node.origin });
    expect((await visitor.call(getMapTiles)).result).toEqual({ tiles: { url, attribution: '© OpenStreetMap' } });
    const page = await visitor.request('/');
    expect(imagesAllowed(page.headers.get('content-security-policy'))).toBe("'self' data: blob: https://tiles.example");
    const data = await visitor.request('/api/users/countries');
    expect(data.headers.get('content-security-policy')).not.toContain('tiles.example');
  });
});
