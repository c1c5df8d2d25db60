import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hexOf, newId } from '../ids.ts';
import { Problem, problemDetails } from './problem.ts';
import { addressTooLong, longestAddress } from './refuse-long-addresses.ts';
import { tooSlow } from './slow-bodies.ts';

type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Answers requests that Node refuses while parsing: in the one shape of every failure, and the connection ends. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = newId('request');
  const details = problemDetails(problemOf(error), { requestId, traceId: hexOf(requestId) });
  const body = JSON.stringify(details);
  socket.end(
    [
      `HTTP/1.1 ${details.status} ${STATUS_CODES[details.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function problemOf({ code, rawPacket }: ParserError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow();
  if (code === 'HPE_HEADER_OVERFLOW')
    return isLongFirstLine(rawPacket)
      ? addressTooLong()
      : new Problem('headers_too_large', 'The headers of that request are larger than we take: 16 KB.');
  return new Problem('malformed_request', 'We could not read that request. Please check it and try again.');
}

function isLongFirstLine(packet: unknown): boolean {
  const end = Buffer.isBuffer(packet) ? packet.indexOf('\r\n') : 0;
  return end < 0 || end > longestAddress;
}
