import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** The sources that the policy allows, by directive. */
function directives(policy: string | null): Record<string, string[]> {
  const parts = (policy ?? '').split('; ').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

describe('every answer', () => {
  it.each([
    ['a page', '/api/docs/plain', 200],
    ['an answer', '/api/users/countries', 200],
    ['a refusal', '/api/users/usr_00000000000000000000000000', 401],
    ['nothing', '/api/nothing', 404],
    ['a bad request', '/api/users/cities/NG?limit=0', 400],
  ])('tells browsers to trust nothing but us: %s', async (_, path, status) => {
    const response = await world.visitor().request(path);
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('x-frame-options')).toBe('DENY');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('x-request-id')).toMatch(/^req_/);
    expect(header('server')).toBeNull();
    expect(header('x-powered-by')).toBeNull();
    expect(header('access-control-allow-origin')).toBeNull();
    const policy = directives(header('content-security-policy'));
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    });
    expect(header('content-security-policy')).not.toMatch(/unsafe|\*|http:/);
  });

  it('lets a page load from here alone, and data nothing at all', async () => {
    const headersOf = async (path: string) => (await world.visitor().request(path)).headers;
    const [page, data] = [await headersOf('/api/docs/plain'), await headersOf('/api/users/countries')];
    expect(directives(page.get('content-security-policy'))).toMatchObject({
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'form-action': ["'self'"],
    });
    expect(page.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(page.get('permissions-policy')).toContain('microphone=(self)');
    expect(Object.values(directives(data.get('content-security-policy'))).flat()).toEqual(Array(4).fill("'none'"));
  });

  it('about a person is never kept by a cache, however the address is spelled', async () => {
    const person = await verifiedPerson(world);
    for (const path of [`/api/users/${person.id}`, `/API/users/${person.id}`, '/Api/nothing', '/api/auth/sessions'])
      expect((await person.request(path)).headers.get('cache-control'), path).toBe('no-store');
  });

  it('asks browsers to come by HTTPS only where that is how they reach us', async () => {
    expect((await world.visitor().request('/api/health')).headers.get('strict-transport-security')).toBeNull();
    const secure = await world.startNode({ PUBLIC_URL: 'https://waybill.example', DEMO: 'on', ROLES: 'http' });
    const response = await world.visitor({ origin: secure.origin }).request('/api/health');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('lets no other site read it or send with a person’s rights', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    const preflight = await world.visitor().request('/api/users', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(404);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
