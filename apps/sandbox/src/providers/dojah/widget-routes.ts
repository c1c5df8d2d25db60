import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { acceptForms } from '../../forms.ts';
import { beginVerification, type DojahContext, findVerification, moveTo, reviewLater } from './context.ts';
import type { Verification } from './state.ts';
import { endPage, missingPage, windowPage } from './widget-page.ts';

/** Inside of the product’s page, whose address the sandbox does not know. */
const windowHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors http: https:",
};

const opening = z.object({
  app_id: z.string(),
  p_key: z.string(),
  widget_id: z.string().min(1),
  reference_id: z.string().min(11).max(100),
});
const form = z.object({
  reference_id: z.string(),
  bvn: z.string().default(''),
  outcome: z.enum(['bvn', 'Completed', 'Failed', 'face', 'Pending', 'Abandoned']),
});
type Outcome = Exclude<z.infer<typeof form>['outcome'], 'bvn'>;

/** The numbers that decide by themselves; any other passes for nobody. */
const numbers: Readonly<Record<string, Outcome>> = {
  '22222222222': 'Completed',
  '22222222220': 'Failed',
  '22222222221': 'Pending',
};

export function widgetRoutes(app: FastifyInstance, context: DojahContext): void {
  const send = (reply: FastifyReply, markup: string, status = 200) => reply.code(status).headers(windowHeaders).send(markup);

  app.register(async (scope) => {
    acceptForms(scope);
    asset(scope, '/dojah/widget.js', 'widget.js');
    asset(scope, '/dojah/assets/window.js', 'window.js');

    scope.get('/dojah/window', async (request, reply) => {
      const { data } = opening.safeParse(request.query);
      if (data?.app_id !== context.appId || data.p_key !== context.publicKey) return send(reply, missingPage(), 404);
      return send(reply, windowPage(await beginVerification(context, data.reference_id)));
    });

    scope.post('/dojah/window', async (request, reply) => {
      const { data } = form.safeParse(request.body);
      const verification = data && findVerification(context, data.reference_id);
      if (!verification) return send(reply, missingPage(), 404);
      if (data.outcome === 'bvn' && !/^\d{11}$/.test(data.bvn))
        return send(reply, windowPage(verification, 'A BVN has eleven digits.'), 400);
      const outcome = data.outcome === 'bvn' ? (numbers[data.bvn] ?? 'Failed') : data.outcome;
      await end(context, verification, outcome);
      return send(reply, endPage(outcome === 'Abandoned' ? 'close' : 'success'));
    });
  });
}

async function end(context: DojahContext, verification: Verification, outcome: Outcome): Promise<void> {
  if (outcome === 'Pending') await reviewLater(context, verification);
  else if (outcome === 'face') await moveTo(context, verification, 'Failed', true);
  else await moveTo(context, verification, outcome);
}

function asset(scope: FastifyInstance, address: string, name: string): void {
  scope.get(address, async (_request, reply) => {
    const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  });
}
