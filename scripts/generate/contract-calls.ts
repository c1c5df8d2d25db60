import { readdirSync } from 'node:fs';
import type { Call } from '@waybill/contract/call';

const folder = new URL('../../packages/contract/src/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'success' in value;
}

/** Every call of the contract, with its name and the specifier of its file. */
export const contractCalls: readonly { readonly name: string; readonly specifier: string; readonly call: Call }[] = (
  await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(new URL(file, folder).href);
      return Object.entries(exported).flatMap(([name, call]) =>
        isCall(call) ? [{ name, specifier: `@waybill/contract/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`, call }] : [],
      );
    }),
  )
).flat();
