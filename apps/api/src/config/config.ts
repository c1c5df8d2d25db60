import path from 'node:path';
import { toMinor } from '@waybill/contract/money';
import { ConfigurationError, type Environment } from './environment.ts';
import { developmentSecrets, type Secrets } from './secrets.ts';

export type Config = ReturnType<typeof createConfig>;

const sandboxTermiiKey = 'sandbox-termii-key';
const sandboxPaystackKey = 'sk_test_waybill_sandbox';
const sandboxPaypal = { id: 'sandbox-client', secret: 'sandbox-secret', webhookId: 'sandbox-webhook' };
const sandboxClient = { id: 'waybill-sandbox', secret: 'waybill-sandbox-secret' };

/** Flat strings become grouped settings; what production needs and lacks is said here, once. */
export function createConfig(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.SANDBOX === 'on') throw new ConfigurationError('SANDBOX cannot be on in production.');
  const sandbox = isProduction || env.SANDBOX === 'off' ? undefined : sandboxSettings(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (isProduction && !env.PUBLIC_URL) throw new ConfigurationError('PUBLIC_URL is needed in production.');
  const dataDir = path.resolve(env.DATA_DIR);
  if (isProduction) refuseSandboxMoney(env);
  return {
    isProduction,
    roles: new Set(env.ROLES),
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl,
      isHttps: publicUrl.startsWith('https:'),
      trustProxy: env.TRUST_PROXY,
      metricsToken: env.METRICS_TOKEN,
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
    },
    log: { level: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn') },
    dataDir,
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    demo: env.DEMO ? env.DEMO === 'on' : !isProduction,
    secrets: secretsOf(env, isProduction, dataDir),
    sandbox,
    sms: {
      baseUrl: required('TERMII_BASE_URL', env.TERMII_BASE_URL ?? (sandbox && `${sandbox.origin}/termii`)),
      apiKey: required('TERMII_API_KEY', env.TERMII_API_KEY ?? (sandbox && sandboxTermiiKey)),
      sender: env.TERMII_SENDER,
    },
    email: {
      smtpUrl: required('SMTP_URL', env.SMTP_URL ?? (sandbox && `smtp://127.0.0.1:${sandbox.smtpPort}`)),
      from: env.MAIL_FROM,
    },
    paystack: {
      baseUrl: required('PAYSTACK_BASE_URL', env.PAYSTACK_BASE_URL ?? (sandbox && `${sandbox.origin}/paystack`)),
      secretKey: required('PAYSTACK_SECRET_KEY', env.PAYSTACK_SECRET_KEY ?? (sandbox && sandboxPaystackKey)),
    },
    paypal: {
      baseUrl: required('PAYPAL_BASE_URL', env.PAYPAL_BASE_URL ?? (sandbox && `${sandbox.origin}/paypal`)),
      clientId: required('PAYPAL_CLIENT_ID', env.PAYPAL_CLIENT_ID ?? (sandbox && sandboxPaypal.id)),
      clientSecret: required('PAYPAL_CLIENT_SECRET', env.PAYPAL_CLIENT_SECRET ?? (sandbox && sandboxPaypal.secret)),
      webhookId: required('PAYPAL_WEBHOOK_ID', env.PAYPAL_WEBHOOK_ID ?? (sandbox && sandboxPaypal.webhookId)),
      ...certificateSource(env.PAYPAL_BASE_URL ? undefined : sandbox?.origin),
    },
    walletLimits: walletLimits(env),
    federation: {
      issuer: required('OIDC_ISSUER', env.OIDC_ISSUER ?? (sandbox && `${sandbox.origin}/oidc`)),
      clientId: required('OIDC_CLIENT_ID', env.OIDC_CLIENT_ID ?? (sandbox && sandboxClient.id)),
      clientSecret: required('OIDC_CLIENT_SECRET', env.OIDC_CLIENT_SECRET ?? (sandbox && sandboxClient.secret)),
      redirectUri: `${publicUrl}/api/auth/federated/callback`,
    },
  };
}

function sandboxSettings(env: Environment) {
  const origin = env.SANDBOX_ORIGIN ?? `http://localhost:${env.SANDBOX_PORT}`;
  // On the machine itself: the public address may lead through a proxy that is not up yet.
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST;
  const webhooks = `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}/api/webhooks`;
  return { origin, port: env.SANDBOX_PORT, smtpPort: env.SANDBOX_SMTP_PORT, webhooks };
}

/** Keys that anybody can read in our sources would let anybody sign a payment. */
function refuseSandboxMoney(env: Environment): void {
  for (const name of ['PAYSTACK_BASE_URL', 'PAYPAL_BASE_URL'] as const)
    if (env[name]?.startsWith('http:')) throw new ConfigurationError(`${name} must begin with https:// in production.`);
  if (env.PAYSTACK_SECRET_KEY === sandboxPaystackKey)
    throw new ConfigurationError('PAYSTACK_SECRET_KEY is the sandbox’s. Production needs one of yours.');
  if (env.PAYPAL_CLIENT_SECRET === sandboxPaypal.secret)
    throw new ConfigurationError('PAYPAL_CLIENT_SECRET is the sandbox’s. Production needs one of yours.');
}

/** Where certificates for webhooks may come from: PayPal's own hosts, or the sandbox while it stands in. */
function certificateSource(sandboxOrigin: string | undefined) {
  if (!sandboxOrigin) return { certificateHost: 'paypal.com', certificateProtocol: 'https:' } as const;
  const { host, protocol } = new URL(sandboxOrigin);
  return { certificateHost: host, certificateProtocol: protocol === 'https:' ? 'https:' : 'http:' } as const;
}

function walletLimits(env: Environment) {
  const topUp = (currency: 'NGN' | 'USD') => ({
    smallest: toMinor(env.TOP_UP_SMALLEST[currency]),
    largestUnchecked: toMinor(env.TOP_UP_LARGEST[currency]),
    largestChecked: toMinor(env.TOP_UP_LARGEST_CHECKED[currency]),
  });
  return {
    topUp: { NGN: topUp('NGN'), USD: topUp('USD') },
    payoutADay: { NGN: toMinor(env.PAYOUT_A_DAY.NGN), USD: toMinor(env.PAYOUT_A_DAY.USD) },
  };
}

function secretsOf(env: Environment, isProduction: boolean, dataDir: string): Secrets {
  if (env.APP_SECRET && env.PIN_PEPPER) return { appSecret: env.APP_SECRET, pinPepper: env.PIN_PEPPER };
  if (isProduction)
    throw new ConfigurationError('APP_SECRET and PIN_PEPPER are needed in production, each of 32 characters or more.');
  const made = developmentSecrets(dataDir);
  return { appSecret: env.APP_SECRET ?? made.appSecret, pinPepper: env.PIN_PEPPER ?? made.pinPepper };
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigurationError(`${name} is needed when the sandbox is off.`);
  return value;
}
