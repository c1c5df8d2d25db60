import Fastify from 'fastify';
import { Pool } from 'pg';

/** The least a server can do for the same answer: one prepared select of the same row, sent as it comes. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get('/', async () => ({ status: 'ready' }));
app.get<{ Params: { id: string } }>('/transactions/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'transaction',
    text: 'select * from wallet_transaction where id = $1',
    values: [request.params.id],
  });
  return rows[0];
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
