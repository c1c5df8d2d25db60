import { describeApi } from '../../apps/api/src/platform/http/openapi.ts';
import { contractCalls } from './contract-calls.ts';

/** The description of the API as a server has it at `/api/openapi.json`, but for the server’s address. */
export function openapiDocument(): string {
  return `${printed(
    describeApi(
      contractCalls.map(({ call }) => call),
      '/',
    ),
  )}\n`;
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
