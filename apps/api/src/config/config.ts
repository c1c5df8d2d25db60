import path from 'node:path';
import { toMinor } from '@waybill/contract/money';
import { createSecretKeys } from '../platform/secret-keys.ts';
import { fullHashCost, testHashCost } from '../platform/slow-hash.ts';
import { withoutTrailingSlashes } from '../platform/trailing-slashes.ts';
import { isVapidPair, vapidKeysFrom } from '../providers/push/vapid-keys.ts';
import { Complaints } from './complaints.ts';
import type { Environment } from './environment.ts';
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

const loopbackHosts = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Groups flat strings into settings; reports everything that is wrong or missing at once. */
export function createConfig(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  const complaints = new Complaints();
  const host = env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
  const sandbox = isProduction || env.SANDBOX === 'off' ? undefined : sandboxSettings(env, host);
  const publicUrl = withoutTrailingSlashes(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const isDemo = env.DEMO ? env.DEMO === 'on' : !isProduction;
  if (isProduction) checkProduction(env, complaints);
  else if (env.DEMO !== 'on' && (isDemo || sandbox)) refuseToBeOpen({ HOST: host, PUBLIC_URL: publicUrl }, complaints);
  const dataDir = path.resolve(env.DATA_DIR);
  const required = (name: string, value: string | undefined) =>
    complaints.need(name, value, isProduction ? 'in production' : 'when the sandbox is off');
  const settings: Settings = { env, sandboxOrigin: sandbox?.origin, isProduction, complaints, required };
  const secrets = secretsOf(settings);
  const config = {
    isProduction,
    roles: new Set(env.ROLES),
    http: {
      port: env.PORT,
      host,
      publicUrl,
      isHttps: publicUrl.startsWith('https:'),
      trustProxy: env.TRUST_PROXY,
      metricsToken: env.METRICS_TOKEN,
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
    },
    log: { level: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn') },
    tracing: tracingSettings(env),
    dataDir,
    s3: env.FILE_STORE === 's3' ? s3Settings(settings) : undefined,
    cloudinary: env.FILE_STORE === 'cloudinary' ? cloudinarySettings(settings) : undefined,
    database: { url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, pool: env.DATABASE_POOL },
    testWorlds: { awake: env.TEST_WORLDS, kept: env.TEST_WORLDS_KEPT, url: env.TEST_WORLDS_URL },
    redis: env.REDIS_URL ? { url: env.REDIS_URL } : undefined,
    demo: isDemo,
    secrets,
    hashCost: env.NODE_ENV === 'test' ? testHashCost : fullHashCost,
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
    dojah: env.IDENTITY_CHECK === 'dojah' ? dojahSettings(settings) : undefined,
    places: placesSettings(settings),
    mapTiles: mapTiles(settings),
    vroom: env.VROOM_URL ? { baseUrl: withoutTrailingSlashes(env.VROOM_URL) } : undefined,
    roads: roadSettings(settings),
    liveChat: liveChatSettings(settings),
    push: pushSettings(settings, secrets.appSecret, publicUrl),
    walletLimits: walletLimits(env),
    webhooks: { mayReachLoopback: mayReachLoopback(env, sandbox !== undefined, publicUrl) },
    federation: {
      issuer: required('OIDC_ISSUER', env.OIDC_ISSUER ?? (sandbox && `${sandbox.origin}/oidc`)),
      clientId: required('OIDC_CLIENT_ID', env.OIDC_CLIENT_ID ?? (sandbox && sandboxClient.id)),
      clientSecret: required('OIDC_CLIENT_SECRET', env.OIDC_CLIENT_SECRET ?? (sandbox && sandboxClient.secret)),
      redirectUri: `${publicUrl}/api/auth/federated/callback`,
    },
  };
  complaints.throwIfAny();
  return config;
}

type Settings = {
  readonly env: Environment;
  readonly sandboxOrigin: string | undefined;
  readonly isProduction: boolean;
  readonly complaints: Complaints;
  /** The setting's value, or the sandbox's; noted as missing where there is neither. */
  readonly required: (name: string, value: string | undefined) => string;
};

/** Behind a proxy of the same machine we listen on loopback, and it is the public address that tells who may come. */
function refuseToBeOpen(at: { readonly HOST: string; readonly PUBLIC_URL: string }, complaints: Complaints): void {
  const opener = [
    ...(loopbackHosts.has(at.HOST) ? [] : ['HOST' as const]),
    ...(loopbackHosts.has(new URL(at.PUBLIC_URL).hostname) ? [] : ['PUBLIC_URL' as const]),
  ][0];
  if (opener)
    complaints.add(
      `${opener}=${at[opener]} lets other machines in, and the demo’s passwords and the sandbox’s codes are there for anybody to read. ` +
        `Say NODE_ENV=production for people, or leave ${opener} out, or say DEMO=on to open them all the same, ` +
        'or switch both off with DEMO=off and SANDBOX=off.',
    );
}

/** A developer's receiver is on their own machine. Where others may come, theirs is not. */
function mayReachLoopback({ WEBHOOK_LOOPBACK: setting }: Environment, isSandboxed: boolean, publicUrl: string): boolean {
  return setting ? setting === 'on' : isSandboxed && loopbackHosts.has(new URL(publicUrl).hostname);
}

function sandboxSettings(env: Environment, listening: string) {
  const origin = env.SANDBOX_ORIGIN ?? `http://localhost:${env.SANDBOX_PORT}`;
  // On the machine itself: the public address may lead through a proxy that is not up yet.
  const host = ['0.0.0.0', '::'].includes(listening) ? 'localhost' : listening;
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
function checkProduction(env: Environment, complaints: Complaints): void {
  if (env.SANDBOX === 'on') complaints.add('SANDBOX cannot be on in production.');
  if (env.WEBHOOK_LOOPBACK === 'on')
    complaints.add('WEBHOOK_LOOPBACK cannot be on in production: anybody could post to the services of this machine.');
  if (env.DEMO === 'on') complaints.add('DEMO cannot be on in production: its people have a password that anybody can read.');
  complaints.need('PUBLIC_URL', env.PUBLIC_URL, 'in production');
  for (const name of ['PUBLIC_URL', 'PAYSTACK_BASE_URL', 'PAYPAL_BASE_URL', 'TERMII_BASE_URL', 'OIDC_ISSUER'] as const)
    complaints.refuseOpenLine(name, env[name]);
  for (const name of [
    'PAYSTACK_SECRET_KEY',
    'PAYPAL_CLIENT_SECRET',
    'TERMII_API_KEY',
    'TERMII_WEBHOOK_SECRET',
    'OIDC_CLIENT_SECRET',
  ] as const)
    complaints.refuseSandboxKey(name, env[name], standInSecrets[name]);
  if (env.SMTP_URL && isPlainSmtp(env.SMTP_URL))
    complaints.add(
      'SMTP_URL must begin with smtps:// in production, or end with ?requireTLS=true: codes and links go through it.',
    );
  for (const name of ['APP_SECRET', 'PIN_PEPPER', 'METRICS_TOKEN'] as const)
    if (env[name] !== undefined && isGuessable(env[name]))
      complaints.add(`${name} can be guessed. Make one with: openssl rand -base64 48.`);
  if (env.APP_SECRET !== undefined && env.APP_SECRET === env.PIN_PEPPER)
    complaints.add('APP_SECRET and PIN_PEPPER must differ: one guards the other’s database.');
}

/** Its headers are written as in an address, as their standard wants it. */
function tracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, ...env }: Environment) {
  if (!endpoint) return undefined;
  const given = (headers ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  return {
    endpoint: withoutTrailingSlashes(endpoint),
    headers: Object.fromEntries(given.map(([name = '', value = '']) => [name, decodeURIComponent(value)])),
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Without TLS from the first byte, and without the demand that the server offers it before anything is sent. */
function isPlainSmtp(address: string): boolean {
  return address.startsWith('smtp:') && (!URL.canParse(address) || new URL(address).searchParams.get('requireTLS') !== 'true');
}

/** A character repeated, or a word repeated until it is long enough. */
function isGuessable(secret: string): boolean {
  const isRepeated = (secret + secret).indexOf(secret, 1) < secret.length;
  return isRepeated || new Set(secret).size < 8;
}

/** Browsers upload straight to the bucket, so it must be reachable as safely as we are. */
function s3Settings({ env, sandboxOrigin, isProduction, complaints, required }: Settings) {
  if (isProduction) {
    complaints.refuseOpenLine('S3_ENDPOINT', env.S3_ENDPOINT);
    complaints.refuseSandboxKey('S3_SECRET_KEY', env.S3_SECRET_KEY, sandboxS3.secretKey);
  }
  return {
    endpoint: required('S3_ENDPOINT', env.S3_ENDPOINT ?? (sandboxOrigin && `${sandboxOrigin}/s3`)),
    bucket: required('S3_BUCKET', env.S3_BUCKET ?? (sandboxOrigin && sandboxS3.bucket)),
    region: env.S3_REGION,
    accessKey: required('S3_ACCESS_KEY', env.S3_ACCESS_KEY ?? (sandboxOrigin && sandboxS3.accessKey)),
    secretKey: required('S3_SECRET_KEY', env.S3_SECRET_KEY ?? (sandboxOrigin && sandboxS3.secretKey)),
  };
}

/** Browsers upload straight to it, too. */
function cloudinarySettings({ env, sandboxOrigin, isProduction, complaints, required }: Settings) {
  if (isProduction) {
    complaints.refuseOpenLine('CLOUDINARY_BASE_URL', env.CLOUDINARY_BASE_URL);
    complaints.refuseSandboxKey('CLOUDINARY_API_SECRET', env.CLOUDINARY_API_SECRET, sandboxCloudinary.apiSecret);
  }
  // The sandbox’s keys are for the sandbox only.
  const at = env.CLOUDINARY_BASE_URL ? undefined : sandboxOrigin && `${sandboxOrigin}/cloudinary`;
  return {
    baseUrl: withoutTrailingSlashes(env.CLOUDINARY_BASE_URL ?? at ?? 'https://api.cloudinary.com'),
    cloudName: required('CLOUDINARY_CLOUD_NAME', env.CLOUDINARY_CLOUD_NAME ?? (at && sandboxCloudinary.cloudName)),
    apiKey: required('CLOUDINARY_API_KEY', env.CLOUDINARY_API_KEY ?? (at && sandboxCloudinary.apiKey)),
    apiSecret: required('CLOUDINARY_API_SECRET', env.CLOUDINARY_API_SECRET ?? (at && sandboxCloudinary.apiSecret)),
  };
}

/** The secret needs care: with it, anybody could be reported as checked. */
function dojahSettings({ env, sandboxOrigin, isProduction, complaints, required }: Settings) {
  const at = sandboxOrigin && `${sandboxOrigin}/dojah`;
  if (isProduction) {
    for (const name of ['DOJAH_BASE_URL', 'DOJAH_WIDGET_URL', 'DOJAH_FRAME_URL'] as const)
      complaints.refuseOpenLine(name, env[name]);
    complaints.refuseSandboxKey('DOJAH_SECRET_KEY', env.DOJAH_SECRET_KEY, sandboxDojah.secretKey);
  }
  const scriptUrl = env.DOJAH_WIDGET_URL ?? (at ? `${at}/widget.js` : 'https://widget.dojah.io/widget.js');
  return {
    baseUrl: withoutTrailingSlashes(env.DOJAH_BASE_URL ?? at ?? 'https://api.dojah.io'),
    secretKey: required('DOJAH_SECRET_KEY', env.DOJAH_SECRET_KEY ?? (at && sandboxDojah.secretKey)),
    widget: {
      scriptUrl,
      appId: required('DOJAH_APP_ID', env.DOJAH_APP_ID ?? (at && sandboxDojah.appId)),
      publicKey: required('DOJAH_PUBLIC_KEY', env.DOJAH_PUBLIC_KEY ?? (at && sandboxDojah.publicKey)),
      widgetId: required('DOJAH_WIDGET_ID', env.DOJAH_WIDGET_ID ?? (at && sandboxDojah.widgetId)),
    },
    /** Origins of the script and of the frame that it opens inside of our page. */
    scriptOrigin: new URL(scriptUrl).origin,
    frameOrigin: new URL(env.DOJAH_FRAME_URL ?? at ?? 'https://identity.dojah.io').origin,
  };
}

/** The allowed source of webhook certificates: PayPal's own hosts, or the sandbox while it stands in. */
function certificateSource(sandboxOrigin: string | undefined) {
  if (!sandboxOrigin) return { certificateHost: 'paypal.com', certificateProtocol: 'https:' } as const;
  const { host, protocol } = new URL(sandboxOrigin);
  return { certificateHost: host, certificateProtocol: protocol === 'https:' ? 'https:' : 'http:' } as const;
}

/** Our own book unless another is named, also in the sandbox: it needs nobody. */
function placesSettings({ env, sandboxOrigin, isProduction, complaints, required }: Settings) {
  const { PLACES_PROVIDER: provider } = env;
  if (provider === 'photon') {
    const baseUrl = required('PHOTON_URL', env.PHOTON_URL ?? (sandboxOrigin && `${sandboxOrigin}/photon`));
    return { provider, baseUrl: withoutTrailingSlashes(baseUrl) } as const;
  }
  if (provider === 'gazetteer') return { provider } as const;
  if (isProduction) complaints.refuseOpenLine('GOOGLE_PLACES_URL', env.GOOGLE_PLACES_URL);
  const apiKey = complaints.need('GOOGLE_PLACES_KEY', env.GOOGLE_PLACES_KEY, 'when PLACES_PROVIDER is google');
  return { provider, baseUrl: withoutTrailingSlashes(env.GOOGLE_PLACES_URL), apiKey } as const;
}

function roadSettings({ env: { OSRM_URL: osrm, VALHALLA_URL: valhalla }, complaints }: Settings) {
  if (osrm && valhalla) complaints.add('OSRM_URL and VALHALLA_URL both measure ways by road: give one of them.');
  if (osrm) return { server: 'osrm', baseUrl: withoutTrailingSlashes(osrm) } as const;
  return valhalla ? ({ server: 'valhalla', baseUrl: withoutTrailingSlashes(valhalla) } as const) : undefined;
}

/** Tiles come with a condition nearly everywhere: their makers are named. */
function mapTiles({ env, complaints }: Settings) {
  const { MAP_TILES_URL: url } = env;
  if (!url) return undefined;
  const attribution = complaints.need(
    'MAP_TILES_ATTRIBUTION',
    env.MAP_TILES_ATTRIBUTION,
    'with MAP_TILES_URL: whom to name on the map',
  );
  return { url, attribution, origin: new URL(url).origin };
}

/** Every browser subscribes to one key: it must be the same on every node, and stay. */
function pushSettings({ env, sandboxOrigin, complaints }: Settings, appSecret: string, publicUrl: string) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if ((publicKey === undefined) !== (privateKey === undefined))
    complaints.add('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both or neither.');
  const keys = publicKey && privateKey ? { publicKey, privateKey } : vapidKeysFrom(createSecretKeys(appSecret).key('web push'));
  if (!isVapidPair(keys)) complaints.add('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys.');
  const subject = env.VAPID_SUBJECT ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:hello@waybill.example');
  return { ...keys, subject, sandboxOrigin };
}

/** The support room unless a provider is named. Its script runs in our pages, so it must come as safely as they do. */
function liveChatSettings({ env, sandboxOrigin, isProduction, complaints, required }: Settings) {
  if (env.LIVE_CHAT === 'room') return undefined;
  if (env.LIVE_CHAT === 'tawk') {
    const needed = (name: string, value: string | undefined) => complaints.need(name, value, 'when LIVE_CHAT is tawk');
    return {
      provider: 'tawk',
      propertyId: needed('TAWK_PROPERTY_ID', env.TAWK_PROPERTY_ID),
      widgetId: needed('TAWK_WIDGET_ID', env.TAWK_WIDGET_ID),
      apiKey: needed('TAWK_API_KEY', env.TAWK_API_KEY),
    } as const;
  }
  if (isProduction) {
    complaints.refuseOpenLine('CHATWOOT_BASE_URL', env.CHATWOOT_BASE_URL);
    complaints.refuseSandboxKey('CHATWOOT_HMAC_TOKEN', env.CHATWOOT_HMAC_TOKEN, sandboxChatwoot.hmacToken);
  }
  const standIn = env.CHATWOOT_BASE_URL ? undefined : sandboxOrigin;
  return {
    provider: 'chatwoot',
    baseUrl: withoutTrailingSlashes(required('CHATWOOT_BASE_URL', env.CHATWOOT_BASE_URL ?? (standIn && `${standIn}/chatwoot`))),
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

function secretsOf({ env, isProduction, complaints }: Settings): Secrets {
  if (env.APP_SECRET && env.PIN_PEPPER) return { appSecret: env.APP_SECRET, pinPepper: env.PIN_PEPPER };
  if (isProduction)
    return {
      appSecret: complaints.need('APP_SECRET', env.APP_SECRET, 'in production'),
      pinPepper: complaints.need('PIN_PEPPER', env.PIN_PEPPER, 'in production'),
    };
  const made = developmentSecrets(path.resolve(env.DATA_DIR));
  return { appSecret: env.APP_SECRET ?? made.appSecret, pinPepper: env.PIN_PEPPER ?? made.pinPepper };
}
