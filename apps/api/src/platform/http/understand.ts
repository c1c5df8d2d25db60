import type { Call } from '@waybill/contract/call';
import type { z } from 'zod';
import * as mini from 'zod/mini';

type Schema = NonNullable<Call['body']>;
type Understanding = (value: unknown) => unknown;
type Definition = z.core.$ZodTypes['_zod']['def'];

const asSent: Understanding = (value) => value;
const definitionOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def;

/**
 * Normalises input to what the schema means: null and an empty text are “not given” where a field may be left out, and an ISO
 * date-time is its day where a day is wanted. Values that the schema itself takes stay: an empty text that clears a field, a
 * null that removes something. Made once for each call.
 */
export function understanding(schema: Schema): Understanding {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return understanding(definition.innerType);
    case 'object':
      return fieldsUnderstood(Object.entries(definition.shape).map(([name, field]) => [name, field]));
    case 'union':
      return fieldsUnderstood(definition.options.flatMap((option) => fieldsOf(option)));
    case 'array': {
      const element = understanding(definition.element);
      return element === asSent ? asSent : (value) => (Array.isArray(value) ? value.map(element) : value);
    }
    case 'string':
      return 'format' in definition && definition.format === 'date' ? dayOf : asSent;
    default:
      return asSent;
  }
}

/** The fields of an object, or of each of several; none of anything else. */
export function fieldsOf(schema: Schema): [string, Schema][] {
  const definition = definitionOf(schema);
  if (definition.type === 'object') return Object.entries(definition.shape);
  if (definition.type === 'union') return definition.options.flatMap(fieldsOf);
  if (definition.type === 'optional') return fieldsOf(definition.innerType);
  return [];
}

function fieldsUnderstood(fields: readonly [string, Schema][]): Understanding {
  if (fields.length === 0) return asSent;
  const bySending = new Map<string, { read: Understanding; without: readonly unknown[] }>();
  for (const [name, field] of fields) {
    const known = bySending.get(name);
    const without = notGiven(field).filter((nothing) => known === undefined || known.without.includes(nothing));
    bySending.set(name, { read: known?.read ?? understanding(field), without });
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const understood: Record<string, unknown> = Object.create(null);
    for (const [name, content] of Object.entries(value)) {
      const field = bySending.get(name);
      if (field?.without.includes(content)) continue;
      understood[name] = field ? field.read(content) : content;
    }
    return { ...understood };
  };
}

/** Those of null and an empty text that mean “not given”: the ones that an optional field would refuse. */
function notGiven(field: Schema): unknown[] {
  const definition = definitionOf(field);
  if (definition.type !== 'optional' && definition.type !== 'default') return [];
  const { innerType } = definition;
  return [null, ''].filter((nothing) => !mini.core.safeParse(innerType, nothing).success);
}

const dateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const lagosOffsetMs = 3_600_000;

/** Days are those of Lagos, an hour ahead of UTC all the year round. A time without a zone is one there. */
function dayOf(value: unknown): unknown {
  const [, written, , , zone] = (typeof value === 'string' && value.length < 40 && dateTime.exec(value)) || [];
  if (typeof value !== 'string' || written === undefined) return value;
  if (zone === undefined) return written;
  const at = Date.parse(value);
  return Number.isNaN(at) ? value : new Date(at + lagosOffsetMs).toISOString().slice(0, 10);
}
