import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Objects } from '../../objects.ts';
import { CloudinaryRefusal } from './refusal.ts';
import { type CloudinaryKeys, requireSigned } from './signature.ts';

export type CloudinaryAccount = CloudinaryKeys & { readonly cloudName: string; readonly mostBytes: number };

type Call = { readonly kind: string; readonly fields: ReadonlyMap<string, string>; readonly file?: File | undefined };

const bodyLimit = 32 * 1024 * 1024;
const address = z.object({ cloud: z.string(), kind: z.enum(['image', 'video', 'raw']) });
const query = z.record(z.string(), z.string());
const page = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
} as const;

/** Uploads, private downloads and removals of one account. Nothing is delivered to anybody without a signature. */
export function cloudinaryRoutes(app: FastifyInstance, objects: Objects, account: CloudinaryAccount): void {
  const at = '/cloudinary/v1_1/:cloud/:kind';
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, _request, reply) =>
      refuse(reply, error instanceof CloudinaryRefusal ? error : new CloudinaryRefusal(400, 'That could not be read')),
    );

    scope.options(`${at}/upload`, async (_request, reply) => reply.code(204).headers(page).send());
    scope.post(`${at}/upload`, async (request, reply) => {
      reply.headers(page);
      return upload(objects, account, authorised(account, request, await readForm(request)));
    });
    scope.post(`${at}/destroy`, async (request) => {
      const call = authorised(account, request, await readForm(request));
      const isThere = (await objects.get(nameOf(call))) !== undefined;
      await objects.remove(nameOf(call));
      return { result: isThere ? 'ok' : 'not found' };
    });
    scope.get(`${at}/download`, async (request, reply) => {
      const call = authorised(account, request, { fields: new Map(Object.entries(query.parse(request.query))) });
      const bytes = await objects.get(nameOf(call));
      if (!bytes) throw new CloudinaryRefusal(404, `Resource not found - ${publicIdOf(call)}`);
      return reply.type('application/octet-stream').send(bytes);
    });
  });
}

async function upload(objects: Objects, { mostBytes, apiKey }: CloudinaryAccount, call: Call) {
  if (!call.file) throw new CloudinaryRefusal(400, 'Missing required parameter - file');
  const bytes = Buffer.from(await call.file.arrayBuffer());
  if (bytes.length === 0) throw new CloudinaryRefusal(400, 'Empty file');
  if (bytes.length > mostBytes)
    throw new CloudinaryRefusal(400, `File size too large. Got ${bytes.length}. Maximum is ${mostBytes}.`);
  const before = call.fields.get('overwrite') === 'false' ? await objects.get(nameOf(call)) : undefined;
  if (!before) await objects.put(nameOf(call), bytes);
  const kept = before ?? bytes;
  return {
    asset_id: randomUUID().replaceAll('-', ''),
    public_id: publicIdOf(call),
    version: Math.floor(Date.now() / 1000),
    resource_type: call.kind,
    type: typeOf(call),
    created_at: new Date().toISOString(),
    bytes: kept.length,
    etag: createHash('md5').update(kept).digest('hex'),
    api_key: apiKey,
    ...(before ? { existing: true } : {}),
  };
}

function authorised(account: CloudinaryAccount, request: FastifyRequest, sent: Omit<Call, 'kind'>): Call {
  const { cloud, kind } = address.parse(request.params);
  if (cloud !== account.cloudName) throw new CloudinaryRefusal(401, `Invalid cloud_name ${cloud}`);
  requireSigned(account, sent.fields);
  if (!sent.fields.get('public_id')) throw new CloudinaryRefusal(400, 'Missing required parameter - public_id');
  return { kind, ...sent };
}

const publicIdOf = ({ fields }: Call) => fields.get('public_id') ?? '';
const typeOf = ({ fields }: Call) => fields.get('type') ?? 'upload';
/** A public id may be used once for each kind of file and each way to deliver it. */
const nameOf = (call: Call) => `${call.kind}/${typeOf(call)}/${publicIdOf(call)}`;

async function readForm({ body, headers }: FastifyRequest): Promise<Omit<Call, 'kind'>> {
  if (!Buffer.isBuffer(body)) return { fields: new Map() };
  const answer = new Response(Uint8Array.from(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  const fields = new Map<string, string>();
  let file: File | undefined;
  for (const [name, value] of await answer.formData()) {
    if (typeof value === 'string') fields.set(name, value);
    else if (name === 'file') file = value;
  }
  return { fields, file };
}

function refuse(reply: FastifyReply, { status, message }: CloudinaryRefusal) {
  return reply
    .code(status)
    .header('x-cld-error', message.replace(/[^\x20-\x7e]/g, '?'))
    .send({ error: { message } });
}
