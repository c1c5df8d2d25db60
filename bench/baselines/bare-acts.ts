import Fastify from 'fastify';
import { Pool } from 'pg';
import { createAccessTokens } from '../../apps/api/src/modules/identity/index.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';

/**
 * The least a server can do for an act: it reads the token as ours does, and writes the rows that the product has written, with their
 * indexes, in one statement, or reads what the product has answered from one row. No rule is looked at, nothing is locked, nobody is told.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const tokens = await createAccessTokens(createSecretKeys(process.env.APP_SECRET ?? ''));
const app = Fastify();

app.get('/', async () => ({ status: 'ready' }));
app.post<{ Params: { act: string } }>('/acts/:act', async (request, reply) => {
  const claims = await tokens.read(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (!claims) return reply.code(401).send();
  const { rows } = await pool.query<{ body: string }>({
    name: request.params.act,
    text: `select bare_acts.${request.params.act}() as body`,
  });
  return reply.code(201).type('application/json').send(rows[0]?.body);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
