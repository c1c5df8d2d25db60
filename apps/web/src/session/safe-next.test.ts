import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('where to go after signing in', () => {
  it.each([
    'https://evil.example/',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'evil.example',
    '?next=//evil.example',
    '#//evil.example',
    '/login?next=//evil.example',
    '/LOGIN',
    '/login/federated#ticket=somebody-elses',
    '/api/auth/federated/start',
    '/sandbox',
    `/${'a'.repeat(2001)}`,
    '',
  ])('is never %j', (next) => {
    expect(safeNext(next)).toBeUndefined();
  });

  it('is nowhere when nothing was asked for', () => {
    expect(safeNext(null)).toBeUndefined();
    expect(safeNext(undefined)).toBeUndefined();
  });

  it.each(['/', '/orders', '/timeline?popup=tracking&popup.id=WB-1#top', '/loginhelp', '/settings/1', '/search?q=a//b'])(
    'may be %j',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );
});
