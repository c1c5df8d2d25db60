import path from 'node:path';
import { toMinor } from '@waybill/contract/money';
import { createSecretKeys } from '../platform/secret-keys.ts';
import { isVapidPair, vapidKeysFrom } from '../providers/push/vapid-keys.ts';
import { ConfigurationError, type Environment } from './environment.ts';
import { developmentSecrets, type Secrets } from './secrets.ts';

export type Config = ReturnType<typeof createConfig>;

const sandboxTermiiKey = 'sandbox-termii-key';
const sandboxPaystackKey = 'sk_test_waybill_sandbox';
const sandboxPaypal = { id: 'sandbox-client', secret: 'sandbox-secret', webhookId: 'sandbox-webhook' };
const sandboxS3 = { bucket: 'waybill-sandbox', accessKey: 'sandbox-access-key', secretKey: 'sandbox-secret-key' };
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
  const secrets = secretsOf(env, isProduction, dataDir);
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
    s3: env.FILE_STORE === 's3' ? s3Settings(env, sandbox?.origin, isProduction) : undefined,
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    redis: env.REDIS_URL ? { url: env.REDIS_URL } : undefined,
    demo: env.DEMO ? env.DEMO === 'on' : !isProduction,
    secrets,
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
    places: placesSettings(env, sandbox?.origin),
    mapTiles: mapTiles(env),
    push: pushSettings(env, secrets.appSecret, publicUrl, sandbox?.origin),
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

/** Browsers upload straight to the bucket, so it must be reachable as safely as we are. */
function s3Settings(env: Environment, sandboxOrigin: string | undefined, isProduction: boolean) {
  if (isProduction && env.S3_ENDPOINT?.startsWith('http:'))
    throw new ConfigurationError('S3_ENDPOINT must begin with https:// in production.');
  if (isProduction && env.S3_SECRET_KEY === sandboxS3.secretKey)
    throw new ConfigurationError('S3_SECRET_KEY is the sandbox’s. Production needs one of yours.');
  return {
    endpoint: required('S3_ENDPOINT', env.S3_ENDPOINT ?? (sandboxOrigin && `${sandboxOrigin}/s3`)),
    bucket: required('S3_BUCKET', env.S3_BUCKET ?? (sandboxOrigin && sandboxS3.bucket)),
    region: env.S3_REGION,
    accessKey: required('S3_ACCESS_KEY', env.S3_ACCESS_KEY ?? (sandboxOrigin && sandboxS3.accessKey)),
    secretKey: required('S3_SECRET_KEY', env.S3_SECRET_KEY ?? (sandboxOrigin && sandboxS3.secretKey)),
  };
}

/** Where certificates for webhooks may come from: PayPal's own hosts, or the sandbox while it stands in. */
function certificateSource(sandboxOrigin: string | undefined) {
  if (!sandboxOrigin) return { certificateHost: 'paypal.com', certificateProtocol: 'https:' } as const;
  const { host, protocol } = new URL(sandboxOrigin);
  return { certificateHost: host, certificateProtocol: protocol === 'https:' ? 'https:' : 'http:' } as const;
}

/** Our own book unless another is named, also in the sandbox: it needs nobody. */
function placesSettings(env: Environment, sandboxOrigin: string | undefined) {
  const { PLACES_PROVIDER: provider } = env;
  if (provider === 'photon') {
    const baseUrl = required('PHOTON_URL', env.PHOTON_URL ?? (sandboxOrigin && `${sandboxOrigin}/photon`));
    return { provider, baseUrl: baseUrl.replace(/\/+$/, '') } as const;
  }
  if (provider === 'gazetteer') return { provider } as const;
  if (env.NODE_ENV === 'production' && env.GOOGLE_PLACES_URL.startsWith('http:'))
    throw new ConfigurationError('GOOGLE_PLACES_URL must begin with https:// in production.');
  if (!env.GOOGLE_PLACES_KEY) throw new ConfigurationError('GOOGLE_PLACES_KEY is needed when PLACES_PROVIDER is google.');
  return { provider, baseUrl: env.GOOGLE_PLACES_URL.replace(/\/+$/, ''), apiKey: env.GOOGLE_PLACES_KEY } as const;
}

/** Tiles come with a condition nearly everywhere: their makers are named. */
function mapTiles(env: Environment) {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env;
  if (!url) return undefined;
  if (!attribution) throw new ConfigurationError('MAP_TILES_ATTRIBUTION is needed with MAP_TILES_URL: whom to name on the map.');
  return { url, attribution, origin: new URL(url).origin };
}

/** Every browser subscribes to one key: it must be the same on every node, and stay. */
function pushSettings(env: Environment, appSecret: string, publicUrl: string, sandboxOrigin: string | undefined) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new ConfigurationError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both or neither.');
  const keys = publicKey && privateKey ? { publicKey, privateKey } : vapidKeysFrom(createSecretKeys(appSecret).key('web push'));
  if (!isVapidPair(keys)) throw new ConfigurationError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys.');
  const subject = env.VAPID_SUBJECT ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:hello@waybill.example');
  return { ...keys, subject, sandboxOrigin };
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
