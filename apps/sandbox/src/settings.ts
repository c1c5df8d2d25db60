import * as z from 'zod';
import type { SandboxOptions } from './start.ts';
import { StartFailure } from './start-failure.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);

const webAddress = z.url({ protocol: /^https?$/ });

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/** Environment variables in, options out; a wrong one stops the program with a sentence that names it. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxOptions {
  const read = <Value>(name: string, schema: z.ZodType<Value>, kind: string): Value | undefined => {
    const given = env[name];
    if (given === undefined || given === '') return undefined;
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw new StartFailure(`${name} must be ${kind}, and “${given}” is not.`);
    return parsed.data;
  };
  return {
    port: read('SANDBOX_PORT', port, 'a port number') ?? 4001,
    smtpPort: read('SANDBOX_SMTP_PORT', port, 'a port number') ?? 4025,
    origin: read('SANDBOX_ORIGIN', origin, 'an http or https address'),
    dataDir: env.DATA_DIR || '.data',
    termiiApiKey: env.SANDBOX_TERMII_KEY || undefined,
    paystackSecretKey: env.SANDBOX_PAYSTACK_KEY || undefined,
    webhooks: {
      paystack: read('SANDBOX_PAYSTACK_WEBHOOK', webAddress, 'an http or https address'),
      paypal: read('SANDBOX_PAYPAL_WEBHOOK', webAddress, 'an http or https address'),
      dojah: read('SANDBOX_DOJAH_WEBHOOK', webAddress, 'an http or https address'),
      termii: read('SANDBOX_TERMII_WEBHOOK', webAddress, 'an http or https address'),
    },
  };
}
