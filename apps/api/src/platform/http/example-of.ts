import { exampleNumbers, exampleTexts, givenInstead } from './example-values.ts';

/** As much of a JSON schema as those of the contract use. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
};

type Shapes = { readonly get: (name: string) => unknown };

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-19T09:40:00.000Z',
  // A Monday, with which a week begins.
  date: '2026-11-23',
  email: 'adaeze@example.com',
  uuid: '3f0b8f6e-2b0e-4a34-9a5e-0d6f3c1f7a10',
  uri: 'https://waybill.example',
  binary: '(bytes)',
};

/** Deeper than any answer nests: a shape that holds itself ends here. */
const deepest = 12;

/** A believable value of a schema, the same each time: what the description of the API shows as an example. */
export function exampleOf(schema: Schema, shapes: Shapes, name = '', depth = 0): unknown {
  const inside = (inner: Schema, innerName = name) => exampleOf(inner, shapes, innerName, depth + 1);
  if (schema.$ref !== undefined) return inside(shapeOf(schema.$ref, shapes));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.length === 0 ? null : inside(choices.find(({ type }) => type !== 'null') ?? { type: 'null' });
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inside(part)));
  switch (typeof schema.type === 'object' ? schema.type[0] : schema.type) {
    case 'object':
      return exampleObject(schema, inside, depth);
    case 'array':
      return exampleArray(schema, inside, depth);
    case 'string':
      return exampleText(schema, name);
    case 'number':
    case 'integer':
      return exampleNumber(schema, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.default ?? {};
  }
}

type Inside = (schema: Schema, name?: string) => unknown;

function exampleObject(schema: Schema, inside: Inside, depth: number): unknown {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const named = Object.entries(properties)
    .filter(([name]) => !givenInstead.has(name) || required.includes(name))
    .map(([name, property]) => [name, inside(property, name)] as const);
  if (named.length > 0 || depth > deepest || typeof additionalProperties !== 'object') return Object.fromEntries(named);
  return { [String(propertyNames ? inside(propertyNames, 'key') : 'key')]: inside(additionalProperties) };
}

function exampleArray({ items, prefixItems, minItems = 1 }: Schema, inside: Inside, depth: number): unknown {
  if (prefixItems) return prefixItems.map((item) => inside(item));
  if (!items || depth > deepest) return [];
  return Array.from({ length: Math.max(1, minItems) }, (_, index) => another(inside(items), index));
}

/** Ids in one list differ: a list that wants several wants them of different things. */
function another(value: unknown, index: number): unknown {
  const isId = typeof value === 'string' && /^[a-z]{3}_[0-9A-Z]{26}$/.test(value);
  return isId && index > 0 ? `${value.slice(0, -2)}${String(index).padStart(2, '0')}` : value;
}

function exampleText({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, name: string): string {
  const known = [format && formats[format], exampleTexts[name], pattern && textOfPattern(pattern)];
  const fitting = known.find((text) => text && fits(text, pattern, minLength, maxLength));
  return fitting || name.padEnd(Math.max(minLength, 1), 'x').slice(0, maxLength);
}

function fits(text: string, pattern: string | undefined, minLength: number, maxLength: number): boolean {
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
}

/** Ids of ours (`^usr_[…]{26}$`, `^(img|voc)_…`) and plain runs of digits or capitals. */
function textOfPattern(pattern: string): string | undefined {
  const [, prefix] = /^\^\(?([a-z]{3})[|a-z]*\)?_/.exec(pattern) ?? [];
  if (prefix) return `${prefix}_01KA3N8V2X7Q4M9T5R6W8Y0Z1B`;
  return [
    '08:00',
    '4829137',
    '482913',
    '0123456789',
    '4829',
    'NG',
    'user-12',
    '/orders',
    '+2348031234567',
    'adaeze@example.com',
    'kp4bB0Yk2Q9s7tVn3xZa',
    'https://shop.example/webhooks',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ].find((text) => new RegExp(pattern, 'u').test(text));
}

function exampleNumber({ type, minimum, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY }: Schema, name: string): number {
  const known = exampleNumbers[name];
  const least = exclusiveMinimum === undefined ? (minimum ?? 1) : exclusiveMinimum + 1;
  const small = least < 0 ? 1 : least;
  return known !== undefined && known >= small && known <= maximum && (!type?.includes('integer') || Number.isInteger(known))
    ? known
    : Math.min(small, maximum);
}

function shapeOf(ref: string, shapes: Shapes): Schema {
  return (shapes.get(ref.replace('#/components/schemas/', '')) ?? {}) as Schema;
}
