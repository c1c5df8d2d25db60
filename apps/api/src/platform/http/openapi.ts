import { isDeepStrictEqual } from 'node:util';
import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import { mayAct } from '@waybill/contract/businesses/role-table';
import { memberRoles } from '@waybill/contract/businesses/roles';
import type { Call } from '@waybill/contract/call';
import { callGroups, groupOf } from '@waybill/contract/call-groups';
import { keyScopes, livePrefix, testPrefix } from '@waybill/contract/developers/key-scopes';
import { scopeOf } from '@waybill/contract/developers/scope-table';
import { namedShapes } from '@waybill/contract/named-shapes';
import {
  type ProblemCode,
  problemDetails,
  problems,
  sharedFailures,
  signedInFailures,
  testKeyFailures,
} from '@waybill/contract/problem';
import * as z from 'zod/mini';
import { codeSamplesOf } from './code-samples.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { exampleOf } from './example-of.ts';

type Json = Record<string, unknown>;

const introduction = `What the app does, your program can do: post parcels, follow orders, be told of them by webhooks.

- **Keys.** Make one under [API keys](/settings/developers) and send it as \`Authorization: Bearer …\`. \`$WAYBILL\` in the examples is where this page comes from, \`$WAYBILL_KEY\` your key.
- **Trying calls.** Put your key into the field *Bearer Token* and open *Test Request*. The page keeps it only for as long as it is open. Take a test key (\`wb_test_…\`): in its world money is made up, and nobody else is there. With a live key a call that you try is a real one.
- **Sending twice.** Send an \`Idempotency-Key\` with what writes: the same request, sent again, is done once.
- **Failures** are problem documents (RFC 9457); each \`code\` stands in the [table of failures](/api/docs/plain#failures).

Paths and field names match without regard to upper and lower case. Without scripts, and faster: [the plain page](/api/docs/plain).`;

/** OpenAPI 3.1, derived from the contract and from nothing else. */
export function describeApi(calls: readonly Call[], serverUrl: string) {
  const paths: Record<string, Json> = {};
  const shapes: Shapes = new Map();
  // By path and method, so that the same calls make the same document in whatever order they are named.
  const described = calls.toSorted(byAddress).map((call) => ({ call, operation: describeCall(call, shapes) }));
  for (const { call, operation } of described) {
    const at = addressAmong(paths, `/api${call.path}`);
    paths[at] = { ...paths[at], [call.method.toLowerCase()]: withNamesOf(at, call, operation) };
  }
  // Only now are all shapes known that an example may go through.
  addExamples(described, shapes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill',
      version: '1',
      description: introduction,
      license: { name: 'All rights reserved', url: `${serverUrl.replace(/\/$/, '')}/terms` },
    },
    servers: [{ url: serverUrl }],
    tags: callGroups.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: describeWebhooks(
      (schema) => jsonSchema(schema, 'output', shapes),
      (schema) => exampleOf(schema, shapes),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Somebody who is signed in.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${livePrefix}… or ${testPrefix}…`,
          description: `A program with an API key. Each call that keys open says which scope it needs: ${keyScopes.join(', ')}.`,
        },
      },
      responses: {
        Problem: {
          description: 'What went wrong',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: { Problem: jsonSchema(problemDetails, 'output', shapes), ...inOrder(shapes) },
    },
  };
}

/** What the calls name together, by the names of `namedShapes`. */
type Shapes = Map<string, unknown>;

function inOrder(shapes: Shapes): Json {
  return Object.fromEntries([...shapes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const addressOf = ({ path, method }: Call) => `${path} ${method}`;
const byAddress = (one: Call, other: Call) => (addressOf(one) < addressOf(other) ? -1 : 1);

/** Two calls at one path may call its parameter by two names (`{id}`, `{uid}`); a description knows one path, and its first name. */
function addressAmong(paths: Readonly<Record<string, Json>>, path: string): string {
  const bare = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
  return Object.keys(paths).find((known) => bare(known) === bare(path)) ?? path;
}

const parameterNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

function withNamesOf(path: string, call: Call, operation: Operation): Operation {
  const own = parameterNames(call.path);
  const shown = parameterNames(path);
  const renamed = (parameter: Json) =>
    parameter.in === 'path' ? { ...parameter, name: shown[own.indexOf(String(parameter.name))] ?? parameter.name } : parameter;
  return { ...operation, parameters: operation.parameters.map(renamed) };
}

/** A title for lists, and all of it where the title leaves something out. */
function titled(text: string): { readonly summary: string; readonly description?: string } {
  const summary = /^.*?(?=[.:;] |\.$|$)/.exec(text)?.[0] ?? text;
  return text.length - summary.length > 1 ? { summary, description: text } : { summary };
}

/** A name for a call, made of its method and its path. */
export function operationOf({ method, path }: Call): string {
  return `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(\w)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`;
}

type Content = Record<string, { readonly schema: Json; example?: unknown }>;

type Operation = Json & {
  readonly parameters: Json[];
  readonly 'x-codeSamples': Json[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content }>;
};

/** Each body and each answer with an example, which a test reads as the server would, and each call as it is written in programs. */
function addExamples(described: readonly { readonly call: Call; readonly operation: Operation }[], shapes: Shapes): void {
  for (const { call, operation } of described) {
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
      for (const body of Object.values(content)) body.example = exampleOf(body.schema, shapes);
    }
    operation['x-codeSamples'].push(...codeSamplesOf(call, operation, shapes));
  }
}

function describeCall(call: Call, shapes: Shapes): Operation {
  return {
    ...titled(call.summary),
    operationId: operationOf(call),
    tags: [groupOf(call)].filter((group) => group !== undefined),
    'x-access': call.access,
    'x-codeSamples': [],
    security: securityOf(call),
    parameters: [
      ...parameters(call.params, 'path', shapes),
      ...parameters(call.query, 'query', shapes),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description: 'Asked twice with the same key it happens once. Without one every request is another.',
              schema: { type: 'string', minLength: 8, maxLength: 255 },
            },
          ]
        : []),
      ...actingParameter(call),
    ],
    ...(call.body ? { requestBody: requestBody(call, shapes) } : {}),
    responses: {
      [call.success.status]: {
        description: 'Done',
        ...(call.success.body
          ? { content: { 'application/json': { schema: jsonSchema(call.success.body, 'output', shapes) } } }
          : {}),
      },
      ...failures(call),
    },
  };
}

function securityOf(call: Call): Record<string, string[]>[] {
  if (call.access === 'public') return [];
  const scope = scopeOf(call);
  return scope === undefined ? [{ bearer: [] }] : [{ bearer: [] }, { apiKey: [scope] }];
}

/** For calls that a member may make in the name of a business. */
function actingParameter(call: Call): Json[] {
  const roles = memberRoles.filter((role) => call.access !== 'public' && mayAct(role, call));
  if (roles.length === 0) return [];
  return [
    {
      name: actingForHeader,
      in: 'header',
      required: false,
      description: `The id of a business to make the call for, by a member of it: ${roles.join(', ')}.`,
      schema: { type: 'string' },
    },
  ];
}

function requestBody(call: Call, shapes: Shapes): { readonly required: boolean; readonly content: Content } {
  const body = call.body as NonNullable<Call['body']>;
  const schema = jsonSchema(body, 'input', shapes);
  if (call.bodyKind !== 'multipart') {
    return { required: body._zod.optin !== 'optional', content: { 'application/json': { schema } } };
  }
  const properties = { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } };
  const needed = [...((schema.required as string[] | undefined) ?? []), 'file'];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required: needed } } } };
}

function parameters(schema: Call['params'], where: 'path' | 'query', shapes: Shapes): Json[] {
  if (!schema) return [];
  const described = jsonSchema(schema, 'input', shapes);
  const required = new Set(described.required as string[] | undefined);
  return Object.entries((described.properties as Json | undefined) ?? {}).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: type,
  }));
}

/** Every code a call can answer with, its own first. */
export function failureCodes(call: Call): ProblemCode[] {
  const signedIn: readonly ProblemCode[] = call.access === 'public' ? testKeyFailures : signedInFailures;
  return [...new Set([...(call.errors ?? []), ...signedIn, ...commonFailures[call.access], ...sharedFailures])];
}

/** Refusals of callers whose account status is not enough. */
const commonFailures: Readonly<Record<Call['access'], readonly ProblemCode[]>> = {
  public: [],
  entering: [],
  member: ['verification_required'],
  'dispatch-partner': ['verification_required', 'forbidden'],
  'staff-entering': ['verification_required', 'forbidden'],
  staff: ['verification_required', 'forbidden', 'second_factor_missing', 'second_factor_required'],
  'staff-confirmed': ['verification_required', 'forbidden', 'second_factor_missing', 'second_factor_required'],
};

function failures(call: Call): Record<string, Json> {
  const byStatus = Map.groupBy(failureCodes(call), (code) => problems[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { $ref: '#/components/responses/Problem', description: codes.join(', ') }]),
  );
}

function jsonSchema(schema: NonNullable<Call['body']>, io: 'input' | 'output', shapes: Shapes): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: namedShapes, override: withoutNoise });
  const {
    $schema,
    $defs = {},
    ...described
  } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, shape] of Object.entries($defs)) {
    const known = shapes.get(name);
    if (known !== undefined && !isDeepStrictEqual(known, shape)) throw new Error(`${name} is not the same everywhere`);
    shapes.set(name, shape);
  }
  return described;
}

/** A format says what three hundred characters of pattern would, and that a number is no larger than numbers are says nothing. */
function withoutNoise({ jsonSchema: described }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (described.format !== undefined) delete described.pattern;
  if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum;
  if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum;
}
