import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import type { Endpoint } from '../../loopback.ts';
import { htmlToText } from '../../outbox/findings.ts';
import type { Outbox } from '../../outbox/outbox.ts';

const maxBytes = 10 * 1024 * 1024;

export function mailEndpoint(outbox: Outbox): Endpoint {
  const server = new SMTPServer({
    name: 'sandbox.waybill.example',
    banner: 'Waybill sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: ({ address }, _session, done) => {
      done(address.toLowerCase().startsWith('bounce') ? refusal(550, '5.1.1 There is no such mailbox') : null);
    },
    onData: (stream, { envelope }, done) => {
      keep(outbox, stream, envelope).then(
        (id) => done(null, `Kept as ${id}`),
        (error: unknown) => done(error instanceof Error ? error : refusal(554, 'That message could not be read')),
      );
    },
  });
  let failed: (error: Error) => void = (error) => console.error(`SMTP: ${error.message}`);
  // A client that hangs up mid-sentence is reported here as well; without a listener it would end the process.
  server.on('error', (error) => failed(error));

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const report = failed;
        failed = reject;
        const listener = server.listen(port, host, () => {
          failed = report;
          const address = listener.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Stores a message per envelope recipient: Bcc included, and each can be found by its own address. */
async function keep(outbox: Outbox, stream: SMTPServerDataStream, envelope: SMTPServerEnvelope): Promise<string> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw refusal(552, '5.3.4 That message is too large');
  const email = await PostalMime.parse(raw);
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const ids: string[] = [];
  for (const { address } of envelope.rcptTo) {
    const kept = await outbox.add({
      channel: 'email',
      to: address,
      from: writtenAddress(email.from) ?? sender,
      subject: email.subject ?? '',
      text: plainText(email),
      html: email.html ?? null,
      listHeaders: listHeadersOf(email),
      replyTo: email.replyTo?.[0]?.address ?? null,
      providerId: email.messageId ?? '',
      status: 'Delivered',
    });
    ids.push(kept.id);
  }
  return ids.join(', ');
}

function listHeadersOf({ headers }: Email): Record<string, string> {
  return Object.fromEntries(headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]));
}

function plainText(email: Email): string {
  return email.text?.trim() || htmlToText(email.html ?? '');
}

function writtenAddress(from: Address | undefined): string | undefined {
  if (from?.address === undefined) return undefined;
  return from.name ? `${from.name} <${from.address}>` : from.address;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
