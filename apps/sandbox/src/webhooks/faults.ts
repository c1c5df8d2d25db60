import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

/** Trouble for the next API calls: slow, refused, cut off; before the call does its work, or after it has done it. */
export const faultPlan = z
  .strictObject({
    calls: z.number().int().min(1).max(1000).default(1),
    method: z.enum(['GET', 'POST', 'DELETE', 'PATCH']).optional(),
    /** Only calls whose path contains this. */
    path: z.string().max(200).optional(),
    delayMs: z.number().int().min(0).max(120_000).default(0),
    status: z.number().int().min(400).max(599).optional(),
    hangUp: z.boolean().default(false),
    afterwards: z.boolean().default(false),
  })
  .refine(({ delayMs, status, hangUp }) => delayMs > 0 || status !== undefined || hangUp, 'Give a delayMs, a status or hangUp');

export type Fault = z.infer<typeof faultPlan>;

export class Faults {
  #planned: Fault[] = [];
  #closing = new AbortController();

  list(): readonly Fault[] {
    return this.#planned;
  }

  plan(fault: Fault): void {
    this.#planned.push({ ...fault });
  }

  clear(): void {
    this.#planned = [];
  }

  close(): void {
    this.#closing.abort();
  }

  /** Watches over one vendor’s API; `describe` words a refusal as that vendor does. */
  guard(scope: FastifyInstance, describe: (status: number) => unknown): void {
    const afterwards = new WeakMap<FastifyRequest, Fault>();

    scope.addHook('onRequest', async (request, reply) => {
      const fault = this.#take(request);
      if (fault === undefined) return;
      if (fault.afterwards) {
        afterwards.set(request, fault);
        return;
      }
      await this.#wait(fault);
      if (fault.hangUp) return hangUp(request, reply);
      if (fault.status !== undefined) return reply.code(fault.status).send(describe(fault.status));
    });

    scope.addHook('onSend', async (request, reply, payload) => {
      const fault = afterwards.get(request);
      if (fault === undefined) return payload;
      await this.#wait(fault);
      if (fault.hangUp) request.raw.socket.destroy();
      if (fault.status === undefined) return payload;
      reply.code(fault.status);
      return JSON.stringify(describe(fault.status));
    });
  }

  #take(request: FastifyRequest): Fault | undefined {
    const path = request.url.split('?')[0] ?? '';
    const fault = this.#planned.find(
      (planned) =>
        (planned.method === undefined || planned.method === request.method) &&
        (planned.path === undefined || path.includes(planned.path)),
    );
    if (fault === undefined) return undefined;
    fault.calls -= 1;
    if (fault.calls === 0) this.#planned = this.#planned.filter((planned) => planned !== fault);
    return fault;
  }

  async #wait({ delayMs }: Fault): Promise<void> {
    await sleep(delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
