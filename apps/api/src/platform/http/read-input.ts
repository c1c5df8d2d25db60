import type { Call } from '@waybill/contract/call';
import type { z } from 'zod';
import { Problem } from './problem.ts';

type Schema = NonNullable<Call['body']>;
type Complaint = { field: string; message: string };

/** Parses one part of a request, or refuses it naming every field and why. */
export function readInput(parse: Parse | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
  if (!parse) {
    if (part === 'body' && value !== undefined && value !== null) throw new Problem('invalid_input', 'This call takes no body.');
    return undefined;
  }
  const odd = unstorable(value, '');
  if (odd !== undefined) throw refusal([{ field: odd || part, message: 'Please remove the odd characters' }]);
  const result = parse(value ?? (part === 'body' ? undefined : {}));
  if (result.success) return result.data;
  throw refusal(result.error.issues.flatMap((issue) => complaints(issue, part)));
}

export type Parse = (value: unknown) => z.core.util.SafeParseResult<unknown>;

function refusal(fields: Complaint[]): Problem {
  const [first] = fields;
  return new Problem('invalid_input', first ? `${first.message}.`.replace(/\.\.$/, '.') : 'Please check what you sent.', {
    fields,
  });
}

function complaints(issue: z.core.$ZodIssue, part: string): Complaint[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: at ? `${at}.${key}` : key, message: `We do not know the field “${key}”` }));
  }
  return [{ field: at || part, message: issue.message }];
}

/**
 * Names match without regard to upper and lower case, as paths do: `Pin` and `pin` are one field.
 * Only names the schema knows are respelled; anything else stays, and is refused as unknown.
 */
export function respelling(schema: Schema): (value: unknown) => unknown {
  const names = new Map<string, string>();
  for (const name of fieldNames(schema)) names.set(name.toLowerCase(), name);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    if (entries.every(([name]) => names.get(name.toLowerCase()) === name)) return value;
    const respelled: Record<string, unknown> = Object.create(null);
    for (const [name, content] of entries) {
      const known = names.get(name.toLowerCase()) ?? name;
      if (known in respelled) throw refusal([{ field: known, message: 'Please send this field once' }]);
      respelled[known] = content;
    }
    return { ...respelled };
  };
}

function fieldNames(schema: Schema): string[] {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  if (definition.type === 'object') return Object.keys(definition.shape);
  if (definition.type === 'union') return definition.options.flatMap(fieldNames);
  if (definition.type === 'optional') return fieldNames(definition.innerType);
  return [];
}

/** Where a text stands that PostgreSQL cannot hold (NUL) or that is no text at all (half a surrogate pair). */
function unstorable(value: unknown, at: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? at : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, content] of Object.entries(value)) {
    const inner = at ? `${at}.${name}` : name;
    const found = unstorable(name, inner) ?? unstorable(content, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
