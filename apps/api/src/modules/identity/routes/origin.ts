import type { FastifyRequest } from 'fastify';
import type { Origin } from '../commands/start-session.ts';
import { describeDevice } from '../device.ts';

export function originOf(request: FastifyRequest): Origin {
  return { device: describeDevice(request.headers['user-agent']), ip: request.ip };
}
