import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Objects } from '../../objects.ts';
import { S3Refusal, sendRefusal } from './errors.ts';
import { requirePolicy } from './post-policy.ts';
import { requireSigned, type S3Keys } from './signature.ts';

const bodyLimit = 32 * 1024 * 1024;
const address = z.object({ bucket: z.string(), '*': z.string().optional() });
const page = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
} as const;

/** A bucket, path-style: objects for signed requests, and forms that the account signed beforehand. */
export function s3Routes(app: FastifyInstance, objects: Objects, account: S3Keys & { readonly bucket: string }): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, _request, reply) =>
      sendRefusal(reply, error instanceof S3Refusal ? error : new S3Refusal(400, 'MalformedRequest', 'That could not be read.')),
    );

    scope.options('/s3/:bucket', async (_request, reply) => reply.code(204).headers(page).send());
    scope.post('/s3/:bucket', async (request, reply) => {
      reply.headers(page);
      const { bucket } = locate(request, account.bucket);
      const { fields, file } = await readForm(request);
      requirePolicy(account, { bucket, fields, bytes: file.length });
      await objects.put(fields.get('key') ?? '', file);
      return reply.code(204).send();
    });
    scope.put('/s3/:bucket/*', async (request, reply) => {
      const { key, body } = authorise(request, account);
      await objects.put(key, body);
      return reply.code(200).send();
    });
    scope.get('/s3/:bucket/*', async (request, reply) => {
      const bytes = await objects.get(authorise(request, account).key);
      if (!bytes) throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
      return reply.type('application/octet-stream').send(bytes);
    });
    scope.delete('/s3/:bucket/*', async (request, reply) => {
      await objects.remove(authorise(request, account).key);
      return reply.code(204).send();
    });
  });
}

function authorise(request: FastifyRequest, account: S3Keys & { readonly bucket: string }) {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  requireSigned(account, request, body);
  return { ...locate(request, account.bucket), body };
}

function locate(request: FastifyRequest, known: string): { bucket: string; key: string } {
  const { bucket, '*': key = '' } = address.parse(request.params);
  if (bucket !== known) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  return { bucket, key };
}

/** S3 ignores whatever comes after the file. */
async function readForm(request: FastifyRequest): Promise<{ fields: Map<string, string>; file: Buffer }> {
  const { body, headers } = request;
  const type = headers['content-type'] ?? '';
  if (!Buffer.isBuffer(body) || !type.startsWith('multipart/form-data'))
    throw new S3Refusal(412, 'PreconditionFailed', 'Bucket POST must be of the enclosure-type multipart/form-data');
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') return { fields, file: Buffer.from(await value.arrayBuffer()) };
    fields.set(name.toLowerCase(), value);
  }
  throw new S3Refusal(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}
