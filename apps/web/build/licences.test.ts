import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectLicences } from './licences.ts';

const found = collectLicences(fileURLToPath(new URL('..', import.meta.url)));

describe('the licences of what the app is made of', () => {
  it('name what it uses, and what that uses, each with its text', () => {
    const names = found.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'scheduler', 'lucide-react', 'leaflet', 'zod', 'Noto Sans']),
    );
    for (const { name, text } of found) expect(text.length, name).toBeGreaterThan(200);
  });

  it('name neither ourselves nor the tools that build it', () => {
    const names = found.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('@waybill/'))).toEqual([]);
    expect(names).not.toContain('vite');
  });
});
