import { beforeAll } from 'vitest';

beforeAll(async () => {
  if (!('document' in globalThis)) return;
  const { configure } = await import('@testing-library/react');
  // A look for something on the screen gives up after a second unless told otherwise: too soon on a busy machine.
  configure({ asyncUtilTimeout: 30_000 });
});
