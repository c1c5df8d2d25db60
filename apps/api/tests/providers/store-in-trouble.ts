import { expect, it } from 'vitest';
import type { FileStorePort } from '../../src/providers/file-store/port.ts';
import { standInServer } from '../support/stand-in-server.ts';

export const key = 'images/img_of_this_test';
export const down = { name: 'ProviderUnavailable' };

/** What is the same of every store that is reached over HTTP: trouble there is no answer, neither yes nor no. */
export function waitsForAnotherTime<Settings extends object>(
  open: (changed: Partial<Settings> & { readonly timeoutMs?: number }) => FileStorePort,
  at: (origin: string) => Partial<Settings>,
  {
    refused,
    failing,
  }: { refused: readonly (readonly [string, Partial<Settings>])[]; failing: readonly (readonly [string, number])[] },
): void {
  const allOf = (store: FileStorePort) => [() => store.put(key, Buffer.from('x')), () => store.get(key), () => store.remove(key)];

  it.each(refused)('%s are no answer, neither yes nor no', async (_, wrong) => {
    for (const attempt of allOf(open(wrong))) await expect(attempt()).rejects.toMatchObject(down);
  });

  it.each(failing)('wait for another time when it %s', async (_, status) => {
    const { origin } = await standInServer((_request, response) => response.writeHead(status, { location: '/' }).end('secret'));
    for (const attempt of allOf(open(at(origin)))) {
      const error = await attempt()
        .then(() => undefined)
        .catch((failure: Error) => failure);
      expect(error).toMatchObject(down);
      expect(error?.message).not.toContain('secret');
    }
  });

  it('wait for another time when it does not answer, or is not there', async () => {
    const { origin } = await standInServer(() => undefined);
    await expect(open({ ...at(origin), timeoutMs: 100 }).get(key)).rejects.toThrow('no answer in time');
    await expect(open(at('http://127.0.0.1:9')).get(key)).rejects.toThrow('no answer');
  });
}
