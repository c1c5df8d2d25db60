import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findTransfer, type PaystackContext } from '../context.ts';
import { PaystackError, success } from '../envelope.ts';
import { viewTransferInFull } from '../transfer-view.ts';

const params = z.object({ key: z.string() });

export function fetchTransfer(app: FastifyInstance, context: PaystackContext): void {
  for (const path of ['/transfer/verify/:key', '/transfer/:key']) {
    app.get(path, (request) => {
      const transfer = findTransfer(context, params.parse(request.params).key);
      if (transfer === undefined) throw new PaystackError(404, 'transfer_not_found', 'Transfer not found');
      return success('Transfer retrieved', viewTransferInFull(context, transfer));
    });
  }
}
