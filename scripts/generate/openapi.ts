import { readdirSync } from 'node:fs';
import type { Call } from '@waybill/contract/call';
import { describeApi } from '../../apps/api/src/platform/http/openapi.ts';

const folder = new URL('../../packages/contract/src/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'success' in value;
}

/** The description of the API as a server has it at `/api/openapi.json`, but for the server’s address. */
export function openapiDocument(): string {
  const calls = modules.flatMap((exported) => Object.values(exported).filter(isCall));
  return `${printed(describeApi(calls, '/'))}\n`;
}

const lineWidth = 130;

/** One line for what fits on one, so that a change is a line of a diff and not ten. */
function printed(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineWidth) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + printed(item, deeper)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).map(([name, content]) => `${deeper}${JSON.stringify(name)}: ${printed(content, deeper)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
