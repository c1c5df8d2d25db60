import path from 'node:path';
import { ConfigurationError, type Environment } from './environment.ts';
import { developmentSecrets, type Secrets } from './secrets.ts';

export type Config = ReturnType<typeof createConfig>;

const sandboxTermiiKey = 'sandbox-termii-key';
const sandboxClient = { id: 'waybill-sandbox', secret: 'waybill-sandbox-secret' };

/** Flat strings become grouped settings; what production needs and lacks is said here, once. */
export function createConfig(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.SANDBOX === 'on') throw new ConfigurationError('SANDBOX cannot be on in production.');
  const sandbox = isProduction || env.SANDBOX === 'off' ? undefined : sandboxSettings(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (isProduction && !env.PUBLIC_URL) throw new ConfigurationError('PUBLIC_URL is needed in production.');
  const dataDir = path.resolve(env.DATA_DIR);
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
  return { origin, port: env.SANDBOX_PORT, smtpPort: env.SANDBOX_SMTP_PORT };
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
