import type { FastifyInstance } from 'fastify';
import type { PaystackContext } from '../context.ts';
import { success } from '../envelope.ts';

export function getBalance(app: FastifyInstance, { file: { state } }: PaystackContext): void {
  app.get('/balance', () =>
    success(
      'Balances retrieved',
      Object.entries(state.balances).map(([currency, balance]) => ({ currency, balance })),
    ),
  );
}
