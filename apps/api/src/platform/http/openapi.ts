import type { Call } from '@waybill/contract/call';
import { type ProblemCode, problemDetails, problems, sharedFailures, signedInFailures } from '@waybill/contract/problem';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** OpenAPI 3.1, derived from the contract and from nothing else. */
export function describeApi(calls: readonly Call[], serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const at = `/api${call.path}`;
    paths[at] = { ...paths[at], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waybill', version: '1', description: 'Paths and field names match without regard to upper and lower case.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: jsonSchema(problemDetails, 'output') },
    },
  };
}

function describeCall(call: Call): Json {
  return {
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^a-zA-Z]+(\w)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    'x-access': call.access,
    ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
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
    ],
    ...(call.body ? { requestBody: requestBody(call) } : {}),
    responses: {
      [call.success.status]: {
        description: 'Done',
        ...(call.success.body ? { content: { 'application/json': { schema: jsonSchema(call.success.body, 'output') } } } : {}),
      },
      ...failures(call),
    },
  };
}

function requestBody(call: Call): Json {
  const body = call.body as NonNullable<Call['body']>;
  const schema = jsonSchema(body, 'input');
  if (call.bodyKind !== 'multipart') {
    return { required: body._zod.optin !== 'optional', content: { 'application/json': { schema } } };
  }
  const properties = { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } };
  const needed = [...((schema.required as string[] | undefined) ?? []), 'file'];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required: needed } } } };
}

function parameters(schema: Call['params'], where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const described = jsonSchema(schema, 'input');
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
  const signedIn: readonly ProblemCode[] = call.access === 'public' ? [] : signedInFailures;
  return [...new Set([...call.errors, ...signedIn, ...commonFailures[call.access], ...sharedFailures])];
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

function failures(call: Call): Json {
  const byStatus = Map.groupBy(failureCodes(call), (code) => problems[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function jsonSchema(schema: NonNullable<Call['body']>, io: 'input' | 'output'): Json {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
}
