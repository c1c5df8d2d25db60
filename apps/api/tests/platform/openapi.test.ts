import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Call } from '@waybill/contract/call';
import { callGroups, groupOf } from '@waybill/contract/call-groups';
import { webhookPayload, webhookPayloadTypes } from '@waybill/contract/webhooks/payloads';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '../../src/app.ts';
import { describeApi, operationOf } from '../../src/platform/http/openapi.ts';

type Content = Record<string, { readonly example?: unknown }>;
type Described = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

const calls = allRoutes.map(({ call }) => call);
const document = describeApi(calls, '/');
const operations = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods) as Described[])
    .map((operation) => [operation.operationId, operation]),
);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** What is wrong with an example, in the words of the schema that has to take it. */
function faultOf(call: Call, schema: NonNullable<Call['body']>, content: Content = {}): string[] {
  return Object.values(content).flatMap(({ example }) => {
    const { error } = z.safeParse(schema, call.bodyKind === 'multipart' ? withoutFile(example) : example);
    return error
      ? [`${nameOf(call)}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`]
      : [];
  });
}

/** The file of a form is read by the server before its other fields are. */
const withoutFile = (example: unknown) => Object.fromEntries(Object.entries(example ?? {}).filter(([field]) => field !== 'file'));

describe('the description of the API', () => {
  it('keeps the rules that are recommended for such documents', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    expect(found.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    // Warnings: paths that were given to us (`/orders/AcceptExpressDelivery/{packageId}`), and two calls that lead elsewhere.
    expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(['no-ambiguous-paths', 'operation-2xx-response']));
  });

  it('puts each call into a group, and nothing into none', () => {
    expect(calls.filter((call) => groupOf(call) === undefined).map(nameOf)).toEqual([]);
    const used = new Set(calls.map(groupOf));
    expect(callGroups.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('names a call once, also where two call their parameter differently', () => {
    expect([...operations.keys()].toSorted()).toEqual(calls.map(operationOf).toSorted());
  });

  it('shows an example of each body, which the call would take', () => {
    const faults = calls.flatMap((call) =>
      call.body ? faultOf(call, call.body, operations.get(operationOf(call))?.requestBody?.content) : [],
    );
    expect(faults).toEqual([]);
  });

  it('shows an example of each answer, which the call could give', () => {
    const faults = calls.flatMap((call) => {
      const { status, body } = call.success;
      return body ? faultOf(call, body, operations.get(operationOf(call))?.responses[status]?.content) : [];
    });
    expect(faults).toEqual([]);
  });

  it('describes what is sent to endpoints of others, each with an example that is such a payload', () => {
    const webhooks = document.webhooks as Readonly<Record<string, { readonly post: Described }>>;
    expect(Object.keys(webhooks)).toEqual([...webhookPayloadTypes]);
    for (const type of webhookPayloadTypes) {
      const { example } = webhooks[type]?.post.requestBody?.content['application/json'] ?? {};
      expect(z.safeParse(webhookPayload(type), example).error, type).toBeUndefined();
    }
  });
});
