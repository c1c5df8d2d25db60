import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { acceptForms } from '../../forms.ts';
import { embeddedHeaders, serveScript } from '../../vendor-page.ts';
import { beginVerification, type DojahContext, findVerification, moveTo, reviewLater } from './context.ts';
import type { Verification } from './state.ts';
import { endPage, missingPage, windowPage } from './widget-page.ts';

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
  const send = (reply: FastifyReply, markup: string, status = 200) => reply.code(status).headers(embeddedHeaders).send(markup);

  app.register(async (scope) => {
    acceptForms(scope);
    serveScript(scope, '/dojah/widget.js', new URL('./assets/widget.js', import.meta.url));
    serveScript(scope, '/dojah/assets/window.js', new URL('./assets/window.js', import.meta.url));

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
