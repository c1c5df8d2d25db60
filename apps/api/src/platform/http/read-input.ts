import type { Call } from '@waybill/contract/call';
import * as z from 'zod/mini';
import { complaintWords } from './complaint-words.ts';
import { Problem } from './problem.ts';
import { fieldsOf, understanding } from './understand.ts';

type Schema = NonNullable<Call['body']>;
type Complaint = { field: string; message: string };

/** Parses one part of a request, or refuses it naming every field and why. */
export function readInput(parse: Parse | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
  if (!parse) return undefined;
  const sent = part === 'query' ? withoutEmpty(value) : value;
  const odd = objection(sent, '', 0);
  if (odd) throw refusal([{ ...odd, field: odd.field || part }]);
  const result = parse(sent ?? (part === 'body' ? undefined : {}));
  if (result.success) return result.data;
  throw refusal(result.error.issues.flatMap((issue) => complaints(issue, part)));
}

/** A form in the address sends every field it has: `?status=` is no status, and not a wrong one. */
function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/**
 * Makes the parser of a part of a request: names are respelled, read-only fields are put aside, and empty values are left
 * out; then the schema decides. `readOnly` are the names that may be sent back.
 */
export function parserOf(schema: Schema, readOnly: readonly string[] = []): Parse {
  const respell = respelling(schema);
  const understand = understanding(schema);
  const known = new Set(fieldsOf(schema).map(([name]) => name.toLowerCase()));
  const aside = new Set(readOnly.map((name) => name.toLowerCase()).filter((name) => !known.has(name)));
  return (value) => z.core.safeParse(schema, understand(putAside(respell(value), aside)), { error: complaintWords });
}

function putAside(value: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const left = entries.filter(([name]) => !names.has(name.toLowerCase()));
  return left.length === entries.length ? value : Object.fromEntries(left);
}

/** The names of everything that these hold. */
export function namesIn(...schemas: readonly (Schema | undefined)[]): string[] {
  return schemas.flatMap((schema) => (schema ? fieldsOf(schema).map(([name]) => name) : []));
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
  for (const [name] of fieldsOf(schema)) names.set(name.toLowerCase(), name);
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

/** No call takes anything nested nearly as deep; deeper input would exhaust the stack of the code that walks it. */
const deepest = 20;

/** Values that no schema would refuse: a text PostgreSQL cannot hold (NUL) or that is none (half a surrogate pair), and bottomless nesting. */
function objection(value: unknown, at: string, depth: number): Complaint | undefined {
  if (typeof value === 'string') {
    const isOdd = value.includes('\0') || !value.isWellFormed();
    return isOdd ? { field: at, message: 'Please remove the odd characters' } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return { field: at, message: 'Please send something less nested' };
  for (const [name, content] of Object.entries(value)) {
    const inner = at ? `${at}.${name}` : name;
    const found = objection(name, inner, depth) ?? objection(content, inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}
