import type { FastifyReply } from 'fastify';

/** A refusal as S3 words it. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const escaped = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function sendRefusal(reply: FastifyReply, { status, code, message }: S3Refusal) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`;
  return reply.code(status).type('application/xml').send(body);
}
