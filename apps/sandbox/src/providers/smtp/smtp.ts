import { bindLoopback } from '../../loopback.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { mailEndpoint } from './mail-endpoint.ts';

export type SmtpOptions = { port: number; host?: string | undefined };

export async function openSmtp(sandbox: Sandbox, options: SmtpOptions): Promise<Provider & { port: number }> {
  const binding = await bindLoopback({ ...options, setting: 'SANDBOX_SMTP_PORT', open: () => mailEndpoint(sandbox.outbox) });
  return {
    port: binding.port,
    standIn: {
      need: 'Email',
      vendor: 'any SMTP server',
      about: 'Takes any mail, with or without credentials, and keeps it in Messages. Nothing leaves this machine.',
      settings: [
        ['Host', options.host ?? 'localhost'],
        ['Port', String(binding.port)],
        ['Encryption', 'none'],
      ],
      fixtures: [['An address starting with “bounce”', 'refused with 550, as for a mailbox that does not exist']],
    },
    close: binding.close,
  };
}
