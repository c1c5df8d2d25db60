import type { Call } from '@waybill/contract/call';
import { scopeOf } from '@waybill/contract/developers/scope-table';
import { exampleOf, type Schema } from './example-of.ts';

type Json = Readonly<Record<string, unknown>>;
type Shapes = Parameters<typeof exampleOf>[1];

type Parts = {
  readonly parameters: readonly Json[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json; readonly example?: unknown }>> };
};

type Request = {
  readonly method: string;
  /** With its query, after the origin. */
  readonly address: string;
  /** The variable of the shell that holds who asks. */
  readonly bearer: string | undefined;
  readonly isRepeatable: boolean;
  readonly json: unknown;
  readonly form: Json | undefined;
};

/** How a call is made from a shell and from a program, by the examples of its description. `$WAYBILL` is where it is served. */
export function codeSamplesOf(call: Call, parts: Parts, shapes: Shapes): Json[] {
  const request = requestOf(call, parts, shapes);
  return [
    { lang: 'Shell', label: 'curl', source: curl(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(request) },
  ];
}

function requestOf(call: Call, { parameters, requestBody }: Parts, shapes: Shapes): Request {
  const exampleFor = ({ name, schema }: Json) => {
    const value = exampleOf(schema as Schema, shapes, String(name));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const named = (where: string) => parameters.filter((parameter) => parameter.in === where && parameter.required);
  // Case does not count in addresses, but names of parameters are the call’s own here, and the path’s first names in the description.
  const inPath = named('path').map(exampleFor);
  const query = new URLSearchParams(
    Object.fromEntries(named('query').map((parameter) => [String(parameter.name), exampleFor(parameter)])),
  );
  const path = call.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(inPath.shift() ?? ''));
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const isForm = type === 'multipart/form-data';
  const needed = body && neededOf(body.example, body.schema, shapes);
  return {
    method: call.method,
    address: `/api${path}${query.size > 0 ? `?${query}` : ''}`,
    bearer: bearerOf(call),
    isRepeatable: call.idempotent === true,
    json: isForm ? undefined : needed,
    form: isForm ? (needed as Json) : undefined,
  };
}

function bearerOf(call: Call): string | undefined {
  if (call.access === 'public') return undefined;
  return scopeOf(call) === undefined ? 'ACCESS_TOKEN' : 'WAYBILL_KEY';
}

/** What a body cannot do without; all of it where nothing has to be there. */
function neededOf(example: unknown, schema: Schema, shapes: Shapes): unknown {
  const shape = schema.$ref ? (shapes.get(schema.$ref.replace('#/components/schemas/', '')) as Schema | undefined) : schema;
  const required = new Set(shape?.required);
  if (required.size === 0 || typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).filter(([name]) => required.has(name)));
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl({ method, address, bearer, isRepeatable, json, form }: Request): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$WAYBILL${address}"`,
    ...(bearer ? [`-H "Authorization: Bearer $${bearer}"`] : []),
    ...(isRepeatable ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(json === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(json, null, 2))}`]),
    ...Object.entries(form ?? {}).map(
      ([name, value]) => `-F ${name === 'file' ? 'file=@picture.webp' : quoted(`${name}=${value}`)}`,
    ),
  ].join(' \\\n  ');
}

function typescript({ method, address, bearer, isRepeatable, json, form }: Request): string {
  const headers = [
    ...(bearer ? [`authorization: \`Bearer \${process.env.${bearer}}\``] : []),
    ...(isRepeatable ? ["'idempotency-key': crypto.randomUUID()"] : []),
    ...(json === undefined ? [] : ["'content-type': 'application/json'"]),
  ];
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 1 ? [`headers: { ${headers[0]} }`] : []),
    ...(headers.length > 1 ? [`headers: {\n    ${headers.join(',\n    ')},\n  }`] : []),
    ...(json === undefined ? [] : [`body: JSON.stringify(${literal(json)})`]),
    ...(form ? ['body: form'] : []),
  ];
  return [
    ...(form ? ["import { openAsBlob } from 'node:fs';\n", 'const form = new FormData();', ...formLines(form)] : []),
    `const answer = await fetch(\`\${process.env.WAYBILL}${address}\`${init.length > 0 ? `, {\n  ${init.join(',\n  ')},\n}` : ''});`,
    'if (!answer.ok) throw new Error((await answer.json()).detail);',
    'console.log(await answer.text());',
  ].join('\n');
}

function formLines(form: Json): string[] {
  return Object.entries(form).map(([name, value]) =>
    name === 'file'
      ? "form.set('file', await openAsBlob('picture.webp'), 'picture.webp');"
      : `form.set('${name}', ${literal(String(value))});`,
  );
}

/** A value as one writes it in a program: single quotation marks, and none around names that need none. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/^( +)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"([^"\\']*)"/g, "'$1'")
    .replaceAll('\n', '\n  ');
}
