import { types } from 'pg';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
const asDate: Parse = (text) => new Date(text);
const asJson: Parse = (text) => JSON.parse(text);

/** The parsers by type number of PostgreSQL. All other types, bigint and numeric too, stay texts: nothing is rounded. */
const single: readonly [type: number, array: number, Parse][] = [
  [16, 1000, (text) => text === 't'], // boolean
  [17, 1001, (text) => Buffer.from(text.slice(2), 'hex')], // bytea
  [21, 1005, Number], // smallint
  [23, 1007, Number], // integer
  [26, 1028, Number], // oid
  [700, 1021, Number], // real
  [701, 1022, Number], // double precision
  [114, 199, asJson], // json
  [3802, 3807, asJson], // jsonb
  [1082, 1182, asDate], // date
  [1114, 1115, asDate], // timestamp
  [1184, 1185, asDate], // timestamptz
];
/** Arrays of "char", name, text, character, varchar, bigint, numeric, uuid and interval. */
const arraysOfTexts = [1002, 1003, 1009, 1014, 1015, 1016, 1231, 2951, 1187];

const parsers = new Map<number, Parse>([
  ...single.map(([type, , parse]): [number, Parse] => [type, parse === asJson ? (text) => inCamelCase(parse(text)) : parse]),
  ...single.map(([, array, parse]): [number, Parse] => [array, arrayOf(parse)]),
  ...arraysOfTexts.map((array): [number, Parse] => [array, arrayOf(asText)]),
]);

function arrayOf(parse: Parse): Parse {
  const textArray: number = 1009;
  const readTexts = types.getTypeParser(textArray, 'text');
  const parseEach = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(parseEach);
    return typeof item === 'string' ? parse(item) : item;
  };
  return (text) => parseEach(readTexts(text));
}

export const resultTypes = { getTypeParser: (type: number): Parse => parsers.get(type) ?? asText };

/** Of `user_id`, `userId`: the columns of tables are named otherwise than the properties of objects. */
function camelCase(name: string): string {
  return name.replace(/(?!^)_(.)/g, (_, letter: string) => letter.toUpperCase());
}

const properties = new Map<string, string>();

/** The same for the names of columns, of which there are few, and which come with every answer. */
export function propertyOf(column: string): string {
  const known = properties.get(column);
  if (known !== undefined) return known;
  const property = camelCase(column);
  properties.set(column, property);
  return property;
}

function inCamelCase(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(inCamelCase);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [camelCase(key), inCamelCase(value)]));
}
