import { readdirSync, readFileSync } from 'node:fs';
import type { Call } from '@waybill/contract/call';
import { problems, sharedFailures, signedInFailures } from '@waybill/contract/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { failureCodes } from '../../src/platform/http/openapi.ts';
import { useWorld } from '../support/world.ts';

const folder = new URL('../../../../packages/contract/src/', import.meta.url);

type Found = { readonly file: string; readonly call: Call };

async function findCalls(): Promise<Found[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found: Found[] = [];
  for (const file of files) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const value of Object.values(exported)) if (isCall(value)) found.push({ file, call: value });
  }
  return found;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'success' in value;
}

const nameOf = (call: Call) => `${call.method} ${call.path.toLowerCase()}`;
const calls = allRoutes.map((route) => route.call);

describe('the contract and the routes', () => {
  let found: Found[];
  beforeAll(async () => {
    found = await findCalls();
  });

  it('name the same calls, each once', () => {
    expect(found.length).toBeGreaterThan(20);
    expect(calls.map(nameOf).sort()).toEqual(found.map(({ call }) => nameOf(call)).sort());
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
  });

  it('keep one call to a file', () => {
    const files = found.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it('declare no failure twice and none that every call has anyway', () => {
    const superfluous = calls.flatMap((call) => {
      const everybodys: readonly string[] = [
        ...sharedFailures,
        ...(call.access === 'public' ? [] : signedInFailures),
        ...(call.access === 'public' || call.access === 'entering' ? [] : ['verification_required']),
      ];
      const seen = new Set<string>();
      return (call.errors ?? [])
        .filter((code) => everybodys.includes(code) || seen.size === seen.add(code).size)
        .map((code) => `${nameOf(call)} ${code}`);
    });
    // Uploads and codes have limits of their own, worth naming.
    expect(superfluous).toEqual([
      'POST /otp too_many_requests',
      'POST /buy/{code}/code too_many_requests',
      'POST /buy/{code}/pictures too_many_requests',
      'POST /buy/{code}/pictures/{publicid}/finish too_large',
      'POST /buy/{code}/pictures/{publicid}/finish unsupported_type',
      'POST /business/invitations too_many_requests',
      'POST /developers/keys too_many_requests',
      'POST /kyc/check/files too_large',
      'POST /kyc/check/files unsupported_type',
      'POST /kyc/documents too_large',
      'POST /kyc/documents unsupported_type',
      'POST /files/{publicid}/upload too_large',
      'POST /files/{publicid}/finish too_large',
      'POST /files/{publicid}/finish unsupported_type',
      'POST /voice-notes/{publicid}/finish too_large',
      'POST /voice-notes/{publicid}/finish unsupported_type',
    ]);
  });

  it('limit whatever can be called without being a verified member', () => {
    const open = calls.filter((call) => call.access === 'public' || call.access === 'entering');
    expect(open.filter((call) => !call.limits?.length).map(nameOf)).toEqual([]);
    // Calls without a session can only be counted by their IP address.
    const byNobody = open.filter((call) => call.access === 'public' && call.limits?.every(({ by }) => by !== 'ip'));
    expect(byNobody.map(nameOf)).toEqual([]);
  });

  it('know no failure that nothing can answer with', () => {
    // Said of addresses, not of calls.
    const answered = new Set<string>(['not_found', ...calls.flatMap(failureCodes)]);
    expect(Object.keys(problems).filter((code) => !answered.has(code))).toEqual([]);
  });

  it('refuse fields they do not know: every body and query is closed', () => {
    const open = calls.flatMap((call) =>
      (
        [
          ['query', call.query],
          ['body', call.body],
        ] as const
      )
        .filter(([, schema]) => schema && !isClosed(schema))
        .map(([part]) => `${nameOf(call)} ${part}`),
    );
    // Providers add what they like to the address they send people back to.
    expect(open).toEqual(['GET /auth/federated/callback query']);
  });
});

function isClosed(schema: NonNullable<Call['body']>): boolean {
  const { def } = schema._zod as unknown as {
    def: { type: string; catchall?: Call['body']; innerType?: Call['body']; options?: Call['body'][] };
  };
  if (def.type === 'optional' && def.innerType) return isClosed(def.innerType);
  if (def.type === 'union') return (def.options ?? []).every((option) => option !== undefined && isClosed(option));
  return def.catchall?._zod.def.type === 'never';
}

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Record<string, { readonly schema: { required?: string[] } }>;
  };
  readonly responses: Record<string, { readonly description: string }>;
  readonly security?: unknown;
};

/** Two calls at one path may call its parameter by two names; a path of the document has one of them. */
const bare = (address: string) => address.replaceAll(/\{\w+\}/g, '{}');

describe('the OpenAPI document', () => {
  const world = useWorld({ ROLES: 'http' });

  async function load() {
    const response = await world.visitor().request('/api/openapi.json');
    return (await response.json()) as {
      openapi: string;
      info: { title: string; version: string };
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
    };
  }

  it('is OpenAPI 3.1 and lists every call, each with an id of its own', async () => {
    const { openapi, info, paths } = await load();
    expect([openapi, info.title]).toEqual(['3.1.0', 'Waybill']);
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.map(bare).sort()).toEqual(calls.map((call) => bare(`${call.method} /api${call.path}`)).sort());
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  });

  it('describes what goes in, what comes out and everything that can go wrong', async () => {
    const listed = Object.entries((await load()).paths);
    for (const call of calls) {
      const method = call.method.toLowerCase();
      const [path = '', methods] = listed.find(([at, ofPath]) => bare(at) === bare(`/api${call.path}`) && method in ofPath) ?? [];
      const operation = methods?.[method];
      if (!operation) throw new Error(`${nameOf(call)} is missing`);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
      expect(operation.parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([]);
      expect(operation.description ?? `${operation.summary}${call.summary.endsWith('.') ? '.' : ''}`).toBe(call.summary);
      expect(call.summary.startsWith(operation.summary)).toBe(true);
      expect(operation.security).toEqual(call.access === 'public' ? [] : expect.arrayContaining([{ bearer: [] }]));
      const statuses = new Set([call.success.status, ...failureCodes(call).map((code) => problems[code][0])]);
      expect(Object.keys(operation.responses).map(Number).sort()).toEqual([...statuses].sort());
      expect(Object.values(operation.responses).filter((response) => !response.description)).toEqual([]);
      const isOptional = call.body?._zod.optin === 'optional';
      if (call.body) expect([call.path, operation.requestBody?.required ?? false]).toEqual([call.path, !isOptional]);
    }
  });

  it('says that an upload needs its file', async () => {
    const { paths } = await load();
    const form = paths['/api/kyc/documents']?.post?.requestBody?.content['multipart/form-data']?.schema;
    expect(form?.required?.sort()).toEqual(['file', 'kind']);
  });

  it('refers to nothing that is not in it', async () => {
    const document = await load();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
    const resolve = (target: string) =>
      target
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
    expect(references.length).toBeGreaterThan(0);
    expect([...new Set(references)].filter((target) => resolve(target) === undefined)).toEqual([]);
  });

  it('is the one that is committed, but for where it is served', async () => {
    const committed = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'));
    const served = await load();
    const info = { ...served.info, license: committed.info.license };
    expect({ ...served, info, servers: committed.servers }).toEqual(committed);
  });

  it('has a page for people, with every call and every failure', async () => {
    const response = await world.visitor().request('/api/docs/plain');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    for (const call of calls) expect(page).toContain(`<b>${call.method}</b> <code>/api${call.path}</code>`);
    for (const shape of Object.keys((await load()).components.schemas)) expect(page).toContain(`<summary>${shape}</summary>`);
    for (const code of Object.keys(problems)) expect(page).toContain(`<tr id="${code}">`);
    expect(page).not.toMatch(/undefined|\[object|<script|style="/);
    expect((await world.visitor().request('/api/docs/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});
