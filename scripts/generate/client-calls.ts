import type { Call } from '@waybill/contract/call';
import { callGroups, findGroup } from '@waybill/contract/call-groups';
import { scopeOf } from '@waybill/contract/developers/scope-table';
import * as z from 'zod/mini';
import { contractCalls } from './contract-calls.ts';

/** The groups of which a program has the public calls, too: prices, and parcels by their number. */
const openGroups: readonly string[] = ['parcels', 'deliveries'];

const groups = callGroups.flatMap((group) => {
  const calls = contractCalls
    .filter(({ call }) => findGroup(call) === group)
    .filter(({ call }) => scopeOf(call) !== undefined || (call.access === 'public' && openGroups.includes(group.handle)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return calls.length > 0 ? [{ ...group, calls }] : [];
});

const head = '// Made from the contract by `npm run generate`; do not edit.\n';

/** Method, path and habits of each call that keys open: all that a client needs of it to send it. */
export function clientCallsModule(): string {
  const rows = groups.map(
    ({ handle, calls }) => `  ${handle}: {\n${calls.map(({ name, call }) => `    ${name}: '${textOf(call)}',\n`).join('')}  },\n`,
  );
  return `${head}
/** Method and path of each call, and its habits: \`open\` wants no key, \`body\` sends what it is given as JSON, \`once\` takes an Idempotency-Key, \`paged\` goes on with a cursor. */
export const callTexts = {
${rows.join('')}} as const;
`;
}

/** The same calls with the types of what they take and answer. */
export function clientCallTypesModule(): string {
  const rows = groups.map(
    ({ handle, description, calls }) =>
      `  /** ${description} */\n  readonly ${handle}: {\n${calls
        .map(
          ({ name, specifier, call }) =>
            `    /** ${call.summary.replaceAll('*/', '* /')} */\n    readonly ${name}: typeof import('${specifier}').${name};\n`,
        )
        .join('')}  };\n`,
  );
  return `${head}
export type Calls = {
${rows.join('')}};
`;
}

const namesIn = (schema: unknown): readonly string[] => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);

function textOf(call: Call): string {
  const { method, path, access, idempotent, params, query, body, success } = call;
  const [inPath, inQuery, inBody] = [namesIn(params), namesIn(query), namesIn(body)];
  if (inQuery.length > 0 && inBody.length > 0)
    throw new Error(`${method} ${path} takes a query and a body: the client would not know which of the two a field is for.`);
  const twice = inPath.filter((name) => inQuery.includes(name) || inBody.includes(name));
  if (twice.length > 0)
    throw new Error(`${method} ${path} has ${twice.join(', ')} in its path and beside it: give it another name.`);
  const isPaged = inQuery.includes('cursor') && namesIn(success.body).includes('nextCursor');
  const habits = [access === 'public' && 'open', body && 'body', idempotent && 'once', isPaged && 'paged'];
  return [method, path, ...habits.filter(Boolean)].join(' ');
}
