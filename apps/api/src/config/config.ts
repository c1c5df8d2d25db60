import path from 'node:path';
import { toMinor } from '@waybill/contract/money';
import { createSecretKeys } from '../platform/secret-keys.ts';
import { isVapidPair, vapidKeysFrom } from '../providers/push/vapid-keys.ts';
import { ConfigurationError, type Environment } from './environment.ts';
import { developmentSecrets, type Secrets } from './secrets.ts';

export type Config = ReturnType<typeof createConfig>;

const sandboxTermiiKey = 'sandbox-termii-key';
const sandboxTermiiWebhookSecret = 'sandbox-termii-secret';
const sandboxPaystackKey = 'sk_test_waybill_sandbox';
const sandboxPaypal = { id: 'sandbox-client', secret: 'sandbox-secret', webhookId: 'sandbox-webhook' };
const sandboxS3 = { bucket: 'waybill-sandbox', accessKey: 'sandbox-access-key', secretKey: 'sandbox-secret-key' };
const sandboxCloudinary = { cloudName: 'waybill-sandbox', apiKey: 'sandbox-api-key', apiSecret: 'sandbox-api-secret' };
const sandboxDojah = {
  appId: 'sandbox-app',
  publicKey: 'test_pk_sandbox',
  secretKey: 'test_sk_sandbox',
  widgetId: 'sandbox-widget',
};
const sandboxChatwoot = { websiteToken: 'sandbox-website', hmacToken: 'sandbox-hmac-token' };
const sandboxClient = { id: 'waybill-sandbox', secret: 'waybill-sandbox-secret' };

/** Flat strings become grouped settings; what production needs and lacks is said here, once. */
export function createConfig(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.SANDBOX === 'on') throw new ConfigurationError('SANDBOX cannot be on in production.');
  if (isProduction && env.DEMO === 'on')
    throw new ConfigurationError('DEMO cannot be on in production: its people have a password that anybody can read.');
  const sandbox = isProduction || env.SANDBOX === 'off' ? undefined : sandboxSettings(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (isProduction && !env.PUBLIC_URL) throw new ConfigurationError('PUBLIC_URL is needed in production.');
  const dataDir = path.resolve(env.DATA_DIR);
  if (isProduction) refuseStandIns(env);
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
    cloudinary: env.FILE_STORE === 'cloudinary' ? cloudinarySettings(env, sandbox?.origin, isProduction) : undefined,
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    redis: env.REDIS_URL ? { url: env.REDIS_URL } : undefined,
    demo: env.DEMO ? env.DEMO === 'on' : !isProduction,
    secrets,
    sandbox,
    sms: {
      baseUrl: required('TERMII_BASE_URL', env.TERMII_BASE_URL ?? (sandbox && `${sandbox.origin}/termii`)),
      apiKey: required('TERMII_API_KEY', env.TERMII_API_KEY ?? (sandbox && sandboxTermiiKey)),
      sender: env.TERMII_SENDER,
      webhookSecret: env.TERMII_WEBHOOK_SECRET ?? (sandbox && sandboxTermiiWebhookSecret),
    },
    email: {
      smtpUrl: required('SMTP_URL', env.SMTP_URL ?? (sandbox && `smtp://127.0.0.1:${sandbox.smtpPort}`)),
      from: env.MAIL_FROM,
      replyTo: env.MAIL_REPLY_TO ?? env.MAIL_FROM,
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
    dojah: env.IDENTITY_CHECK === 'dojah' ? dojahSettings(env, sandbox?.origin, isProduction) : undefined,
    places: placesSettings(env, sandbox?.origin),
    mapTiles: mapTiles(env),
    liveChat: liveChatSettings(env, sandbox?.origin, isProduction),
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

const standInSecrets = {
  PAYSTACK_SECRET_KEY: sandboxPaystackKey,
  PAYPAL_CLIENT_SECRET: sandboxPaypal.secret,
  TERMII_API_KEY: sandboxTermiiKey,
  TERMII_WEBHOOK_SECRET: sandboxTermiiWebhookSecret,
  OIDC_CLIENT_SECRET: sandboxClient.secret,
} as const;

/** Keys that anybody can read in our sources, or on an open line, would let anybody sign a payment, read a code or be anybody. */
function refuseStandIns(env: Environment): void {
  for (const name of ['PAYSTACK_BASE_URL', 'PAYPAL_BASE_URL', 'TERMII_BASE_URL', 'OIDC_ISSUER'] as const)
    if (env[name]?.startsWith('http:')) throw new ConfigurationError(`${name} must begin with https:// in production.`);
  for (const name of [
    'PAYSTACK_SECRET_KEY',
    'PAYPAL_CLIENT_SECRET',
    'TERMII_API_KEY',
    'TERMII_WEBHOOK_SECRET',
    'OIDC_CLIENT_SECRET',
  ] as const)
    if (env[name] === standInSecrets[name])
      throw new ConfigurationError(`${name} is the sandbox’s. Production needs one of yours.`);
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

/** Browsers upload straight to it, too. */
function cloudinarySettings(env: Environment, sandboxOrigin: string | undefined, isProduction: boolean) {
  if (isProduction && env.CLOUDINARY_BASE_URL?.startsWith('http:'))
    throw new ConfigurationError('CLOUDINARY_BASE_URL must begin with https:// in production.');
  if (isProduction && env.CLOUDINARY_API_SECRET === sandboxCloudinary.apiSecret)
    throw new ConfigurationError('CLOUDINARY_API_SECRET is the sandbox’s. Production needs one of yours.');
  // The sandbox’s keys are for the sandbox only.
  const at = env.CLOUDINARY_BASE_URL ? undefined : sandboxOrigin && `${sandboxOrigin}/cloudinary`;
  return {
    baseUrl: (env.CLOUDINARY_BASE_URL ?? at ?? 'https://api.cloudinary.com').replace(/\/+$/, ''),
    cloudName: required('CLOUDINARY_CLOUD_NAME', env.CLOUDINARY_CLOUD_NAME ?? (at && sandboxCloudinary.cloudName)),
    apiKey: required('CLOUDINARY_API_KEY', env.CLOUDINARY_API_KEY ?? (at && sandboxCloudinary.apiKey)),
    apiSecret: required('CLOUDINARY_API_SECRET', env.CLOUDINARY_API_SECRET ?? (at && sandboxCloudinary.apiSecret)),
  };
}

/** Whoever knows the secret could say that anybody is checked. */
function dojahSettings(env: Environment, sandboxOrigin: string | undefined, isProduction: boolean) {
  const at = sandboxOrigin && `${sandboxOrigin}/dojah`;
  for (const name of ['DOJAH_BASE_URL', 'DOJAH_WIDGET_URL', 'DOJAH_FRAME_URL'] as const)
    if (isProduction && env[name]?.startsWith('http:'))
      throw new ConfigurationError(`${name} must begin with https:// in production.`);
  if (isProduction && env.DOJAH_SECRET_KEY === sandboxDojah.secretKey)
    throw new ConfigurationError('DOJAH_SECRET_KEY is the sandbox’s. Production needs one of yours.');
  const scriptUrl = env.DOJAH_WIDGET_URL ?? (at ? `${at}/widget.js` : 'https://widget.dojah.io/widget.js');
  return {
    baseUrl: (env.DOJAH_BASE_URL ?? at ?? 'https://api.dojah.io').replace(/\/+$/, ''),
    secretKey: required('DOJAH_SECRET_KEY', env.DOJAH_SECRET_KEY ?? (at && sandboxDojah.secretKey)),
    widget: {
      scriptUrl,
      appId: required('DOJAH_APP_ID', env.DOJAH_APP_ID ?? (at && sandboxDojah.appId)),
      publicKey: required('DOJAH_PUBLIC_KEY', env.DOJAH_PUBLIC_KEY ?? (at && sandboxDojah.publicKey)),
      widgetId: required('DOJAH_WIDGET_ID', env.DOJAH_WIDGET_ID ?? (at && sandboxDojah.widgetId)),
    },
    /** Where its script comes from, and what it opens inside of our page. */
    scriptOrigin: new URL(scriptUrl).origin,
    frameOrigin: new URL(env.DOJAH_FRAME_URL ?? at ?? 'https://identity.dojah.io').origin,
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

/** The support room unless a provider is named. Its script runs in our pages, so it must come as safely as they do. */
function liveChatSettings(env: Environment, sandboxOrigin: string | undefined, isProduction: boolean) {
  if (env.LIVE_CHAT === 'room') return undefined;
  if (env.LIVE_CHAT === 'tawk')
    return {
      provider: 'tawk',
      propertyId: needed('TAWK_PROPERTY_ID', env.TAWK_PROPERTY_ID, 'LIVE_CHAT is tawk'),
      widgetId: needed('TAWK_WIDGET_ID', env.TAWK_WIDGET_ID, 'LIVE_CHAT is tawk'),
      apiKey: needed('TAWK_API_KEY', env.TAWK_API_KEY, 'LIVE_CHAT is tawk'),
    } as const;
  if (isProduction && env.CHATWOOT_BASE_URL?.startsWith('http:'))
    throw new ConfigurationError('CHATWOOT_BASE_URL must begin with https:// in production.');
  if (isProduction && env.CHATWOOT_HMAC_TOKEN === sandboxChatwoot.hmacToken)
    throw new ConfigurationError('CHATWOOT_HMAC_TOKEN is the sandbox’s. Production needs one of yours.');
  const standIn = env.CHATWOOT_BASE_URL ? undefined : sandboxOrigin;
  return {
    provider: 'chatwoot',
    baseUrl: required('CHATWOOT_BASE_URL', env.CHATWOOT_BASE_URL ?? (standIn && `${standIn}/chatwoot`)).replace(/\/+$/, ''),
    websiteToken: required('CHATWOOT_WEBSITE_TOKEN', env.CHATWOOT_WEBSITE_TOKEN ?? (standIn && sandboxChatwoot.websiteToken)),
    hmacToken: required('CHATWOOT_HMAC_TOKEN', env.CHATWOOT_HMAC_TOKEN ?? (standIn && sandboxChatwoot.hmacToken)),
  } as const;
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

function needed(name: string, value: string | undefined, when: string): string {
  if (value === undefined) throw new ConfigurationError(`${name} is needed when ${when}.`);
  return value;
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigurationError(`${name} is needed when the sandbox is off.`);
  return value;
}
