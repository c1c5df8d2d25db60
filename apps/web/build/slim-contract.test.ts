import { describe, expect, it } from 'vitest';
import { slim, withoutIdleImports } from './slim-contract.ts';

const call = `import * as z from 'zod/mini';
export const signIn = defineCall({
  method: 'POST', path: '/auth/sign-in', access: 'public', summary: 'Sign in, once.',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ password }),
  success: { status: 200, body: signedIn },
  errors: ['wrong_credentials'], limits: [{ by: 'ip', max: 1, seconds: 1 }],
});
export const other = z.object({ summary: z.string() });`;

describe('a call in the browser', () => {
  it('keeps how it is made and whether something comes back, nothing else', () => {
    const text = slim(call, false);
    expect(text).toContain("method: 'POST', path: '/auth/sign-in', access: 'public'");
    expect(text).toContain('success: { status: 200, body: true }');
    for (const gone of ['Sign in, once.', 'strictObject', 'signedIn', 'wrong_credentials', 'seconds'])
      expect(text).not.toContain(gone);
  });

  it('keeps the body where a form is checked with it', () => {
    expect(slim(call, true)).toContain('body: z.strictObject({ password })');
  });

  it('leaves everything beside the call alone', () => {
    expect(slim(call, false)).toContain('export const other = z.object({ summary: z.string() });');
  });

  it('imports nothing for what is gone', () => {
    const code = "import * as z from 'zod/mini';\nimport { line } from '../text.ts';\nimport { defineCall } from '../call.ts';\n";
    const text = withoutIdleImports(`${code}export const other = defineCall({ outline: z.string() });`);
    expect(text).toContain('zod/mini');
    expect(text).toContain('call.ts');
    expect(text).not.toContain('text.ts');
  });
});
