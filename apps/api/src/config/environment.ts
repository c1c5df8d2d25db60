import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const onOff = z.enum(['on', 'off']);
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
/** `NGN:100,USD:1`: an amount in major units for each currency. */
const amounts = z
  .string()
  .regex(/^NGN:\d+,USD:\d+$/, 'must look like NGN:100,USD:1')
  .transform((text) => {
    const [naira = '', dollars = ''] = text.split(',');
    return { NGN: Number(naira.slice(4)), USD: Number(dollars.slice(4)) };
  });

const tilePlaces = ['{z}', '{x}', '{y}'] as const;

/** A template that names each of the three once, in the path: pages allow its origin, so that may not vary. */
function isTileAddress(template: string): boolean {
  const filled = tilePlaces.reduce((address, place) => address.replace(place, '1'), template);
  if (!tilePlaces.every((place) => template.includes(place)) || !URL.canParse(filled) || /[{}\s;,'"]/.test(filled)) return false;
  const { protocol, origin, username } = new URL(filled);
  return protocol === 'https:' && username === '' && template.startsWith(`${origin}/`);
}

/** Every environment variable the program reads, and what it may hold. Anything wrong stops the program, by name. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production switches the sandbox off and asks for real secrets and providers'),
  PORT: port.default(4000).describe('where web and API are served'),
  HOST: z.string().min(1).optional().describe('the address to listen on; every one in production, loopback elsewhere'),
  PUBLIC_URL: url.optional().describe('how browsers reach us; http://localhost:PORT if left out'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0).describe('how many proxies stand in front of us'),
  ROLES: z
    .string()
    .default('http,realtime,worker')
    .transform((value) => value.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['http', 'realtime', 'worker'])).min(1))
    .describe('what this process does: any of http, realtime, worker'),
  DATA_DIR: z.string().min(1).default('.data').describe('where the built-in database, uploads and development secrets live'),
  FILE_STORE: z
    .enum(['disk', 's3', 'cloudinary'])
    .default('disk')
    .describe('where uploads are kept: in DATA_DIR, in a bucket, or by Cloudinary'),
  S3_ENDPOINT: url.optional().describe('where the bucket is, with FILE_STORE=s3; S3 or anything that speaks it path-style'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket')
    .optional()
    .describe('the name of the bucket'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('the region of the bucket'),
  S3_ACCESS_KEY: z.string().min(1).optional().describe('who we are to the bucket'),
  S3_SECRET_KEY: z.string().min(1).optional().describe('signs what we ask of the bucket'),
  CLOUDINARY_BASE_URL: url
    .optional()
    .describe('where its API is, with FILE_STORE=cloudinary; https://api.cloudinary.com if left out'),
  CLOUDINARY_CLOUD_NAME: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a cloud')
    .optional()
    .describe('the name of the cloud'),
  CLOUDINARY_API_KEY: z.string().min(1).optional().describe('who we are to Cloudinary'),
  CLOUDINARY_API_SECRET: z.string().min(1).optional().describe('signs what we ask of Cloudinary'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(URL.canParse, 'must be an address')
    .optional()
    .describe('any PostgreSQL 15 or newer; without it we start our own in DATA_DIR'),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(URL.canParse, 'must be an address')
    .optional()
    .describe('one streaming replica of it, which lists and public pages are read from; set it on every node or on none'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('connections this process may hold'),
  TEST_WORLDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(8)
    .describe('test worlds that are awake in this process at once, with 7 connections each at most; 0 switches test keys off'),
  TEST_WORLDS_KEPT: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(200)
    .describe(
      'test worlds with a database at once, of some 12 MB each; one more takes the place of the one that was called longest ago',
    ),
  TEST_WORLDS_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(URL.canParse, 'must be an address')
    .optional()
    .describe(
      'where test worlds have their databases; in the cluster of DATABASE_URL if left out. Its user may create databases',
    ),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .refine(URL.canParse, 'must be an address')
    .optional()
    .describe('carries live events between nodes; without it PostgreSQL does'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('info in production, warn elsewhere'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional().describe('where traces are sent, over OTLP and HTTP; without it there are none'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,=]*(,[\w-]+=[^,=]*)*$/, 'must look like name=value,name=value')
    .optional()
    .describe('what that place wants to see with them, as name=value,name=value; values as in an address'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).describe('the share of traces that is recorded, 0 to 1'),
  APP_SECRET: z.string().min(32).optional().describe('signs tokens and codes; needed in production'),
  PIN_PEPPER: z.string().min(32).optional().describe('kept outside the database, guards PINs; needed in production'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token for /api/metrics; without it only this machine may read it'),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(6000)
    .describe('per address and process, against floods; 0 is no limit'),
  DEMO: onOff.optional().describe('fill an empty database with demo people; on by default outside production, never in it'),
  SANDBOX: onOff.optional().describe('stand-ins for third parties; on by default outside production, never in it'),
  SANDBOX_PORT: port.default(4001).describe('where the sandbox and its console are served'),
  SANDBOX_SMTP_PORT: port.default(4025).describe('where the sandbox takes emails'),
  SANDBOX_ORIGIN: url.optional().describe('how we reach the sandbox; http://localhost:SANDBOX_PORT if left out'),
  TERMII_BASE_URL: url.optional().describe('where Termii is, which sends SMS'),
  TERMII_API_KEY: z.string().min(1).optional().describe('who we are to Termii'),
  TERMII_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('signs what Termii tells us of answers to our texts (STOP, START); without it nobody listens'),
  TERMII_SENDER: z.string().min(3).max(11).default('Waybill').describe('whom a text message is from'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('the mail server; in production smtps://, or smtp://…?requireTLS=true'),
  MAIL_FROM: z.string().min(3).default('Waybill <hello@waybill.example>').describe('whom emails are from'),
  MAIL_REPLY_TO: z.string().min(3).optional().describe('where answers go; MAIL_FROM if left out. Staff read it'),
  PAYSTACK_BASE_URL: url.optional().describe('where Paystack is: naira by card and transfer, payouts to banks'),
  PAYSTACK_SECRET_KEY: z.string().min(1).optional().describe('who we are to Paystack, and what signs its webhooks'),
  PAYPAL_BASE_URL: url.optional().describe('where PayPal is: dollars in and out'),
  PAYPAL_CLIENT_ID: z.string().min(1).optional().describe('who we are to PayPal'),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional().describe('proves it to PayPal'),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional().describe('what PayPal called our webhook when it was registered'),
  TOP_UP_SMALLEST: amounts.default({ NGN: 100, USD: 1 }).describe('the smallest top-up, as NGN:100,USD:1'),
  TOP_UP_LARGEST: amounts.default({ NGN: 200_000, USD: 200 }).describe('the largest top-up without a checked identity'),
  TOP_UP_LARGEST_CHECKED: amounts.default({ NGN: 5_000_000, USD: 10_000 }).describe('the largest top-up with one'),
  PAYOUT_A_DAY: amounts.default({ NGN: 1_000_000, USD: 2_000 }).describe('what a person may send out in a day'),
  IDENTITY_CHECK: z
    .enum(['built-in', 'dojah'])
    .default('built-in')
    .describe('who checks people’s identity documents: staff, or Dojah'),
  DOJAH_BASE_URL: url.optional().describe('where Dojah is, with IDENTITY_CHECK=dojah; its own if left out'),
  DOJAH_WIDGET_URL: url.optional().describe('where the script of its widget comes from; its own if left out'),
  DOJAH_FRAME_URL: url.optional().describe('what its widget opens inside of our page; its own if left out'),
  DOJAH_APP_ID: z.string().min(1).optional().describe('our app at Dojah'),
  DOJAH_PUBLIC_KEY: z.string().min(1).optional().describe('who we are to its widget'),
  DOJAH_SECRET_KEY: z.string().min(1).optional().describe('who we are to Dojah, and what signs its webhooks'),
  DOJAH_WIDGET_ID: z.string().min(1).optional().describe('the flow that its widget shows'),
  PLACES_PROVIDER: z
    .enum(['gazetteer', 'photon', 'google'])
    .default('gazetteer')
    .describe('who answers a search for places: our own book, Photon or Google'),
  PHOTON_URL: url.optional().describe('your own Photon server, with PLACES_PROVIDER=photon'),
  GOOGLE_PLACES_URL: url
    .default('https://places.googleapis.com')
    .describe('where Google’s places are, with PLACES_PROVIDER=google'),
  GOOGLE_PLACES_KEY: z.string().min(1).optional().describe('a key for Places API (New)'),
  MAP_TILES_URL: z
    .string()
    .refine(isTileAddress, 'must look like https://tiles.example/{z}/{x}/{y}.png')
    .optional()
    .describe('where pictures of maps come from; without it maps are outlines'),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).max(200).optional().describe('whom to name on the map'),
  VROOM_URL: url
    .optional()
    .describe('your own VROOM server (vroom-express), which then plans rounds; our own solver does without it'),
  OSRM_URL: url.optional().describe('your own OSRM server, which then measures ways by road; the straight line does without it'),
  VALHALLA_URL: url.optional().describe('your own Valhalla server, instead of OSRM_URL'),
  LIVE_CHAT: z
    .enum(['room', 'tawk', 'chatwoot'])
    .default('room')
    .describe('how people reach us: the support room, or a provider’s widget'),
  TAWK_PROPERTY_ID: z
    .string()
    .regex(/^\w+$/, 'must be the id of a property')
    .optional()
    .describe('the property at Tawk.to, with LIVE_CHAT=tawk'),
  TAWK_WIDGET_ID: z.string().regex(/^\w+$/, 'must be the id of a widget').optional().describe('the widget of that property'),
  TAWK_API_KEY: z.string().min(1).optional().describe('signs who somebody is to Tawk.to'),
  CHATWOOT_BASE_URL: url.optional().describe('where Chatwoot is, with LIVE_CHAT=chatwoot'),
  CHATWOOT_WEBSITE_TOKEN: z.string().min(1).optional().describe('which inbox of it is ours'),
  CHATWOOT_HMAC_TOKEN: z.string().min(1).optional().describe('signs who somebody is to Chatwoot'),
  VAPID_PUBLIC_KEY: z.string().min(1).optional().describe('who we are to push services; made from APP_SECRET if left out'),
  VAPID_PRIVATE_KEY: z.string().min(1).optional().describe('belongs to VAPID_PUBLIC_KEY: both or neither'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional()
    .describe('whom push services write to; PUBLIC_URL if left out'),
  WEBHOOK_LOOPBACK: onOff
    .optional()
    .describe('webhooks may go to this machine, also without TLS; on by default beside the sandbox, never in production'),
  OIDC_ISSUER: url.optional().describe('who signs people in besides us, over OpenID Connect'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('who we are to them'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('proves it to them'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A sentence for the person who set the variable. */
export class ConfigurationError extends Error {}

export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  // `PORT=` in a shell means "not set", not "the empty text".
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(filled);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(`Please check these variables. ${complaints.join('. ')}.`);
}
