import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useConfig } from '../support/config-under-test.ts';
import { production } from '../support/production-settings.ts';

const { dataDir, configOf, complaintOf } = useConfig();

const secret = 'correct-horse-battery-staple-2026';
const pepper = 'mangoes-by-the-park-gate-at-dawn';

it('hashes of passwords and PINs have their full cost wherever the tests do not run', () => {
  for (const settings of [production, {}, { NODE_ENV: 'development' }])
    expect(configOf(settings).hashCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

describe('a wrong variable', () => {
  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '40.5'],
    ['PUBLIC_URL', 'localhost:4000'],
    ['PUBLIC_URL', 'ftp://waybill.example'],
    ['TRUST_PROXY', 'yes'],
    ['VROOM_URL', 'localhost:3000'],
    ['OSRM_URL', 'osrm:5000'],
    ['TRUST_PROXY', '-1'],
    ['ROLES', 'http,cook'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'postgres://user:word@[host/waybill'],
    ['DATABASE_POOL', '1'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example;script-src */{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://{x}.example/{z}/{x}/{y}.png'],
    ['VAPID_SUBJECT', 'somebody'],
    ['APP_SECRET', 'short-and-secret'],
    ['PIN_PEPPER', 'short-and-secret'],
    ['METRICS_TOKEN', 'tiny-and-secret'],
    ['REQUESTS_PER_MINUTE', '-5'],
    ['DEMO', 'true'],
    ['SANDBOX', '1'],
    ['SANDBOX_PORT', 'x'],
    ['SANDBOX_ORIGIN', 'sandbox'],
    ['TERMII_BASE_URL', 'termii'],
    ['SMTP_URL', 'mail.example'],
    ['OIDC_ISSUER', 'accounts.example'],
    ['PLACES_PROVIDER', 'atlas'],
    ['PHOTON_URL', 'photon.example'],
    ['TERMII_SENDER', 'far too long a name'],
    ['PAYSTACK_BASE_URL', 'paystack'],
    ['PAYPAL_BASE_URL', 'ftp://paypal.example'],
    ['FILE_STORE', 'cupboard'],
    ['S3_ENDPOINT', 'bucket.example'],
    ['S3_BUCKET', 'My Bucket'],
    ['CLOUDINARY_BASE_URL', 'cloudinary'],
    ['CLOUDINARY_CLOUD_NAME', 'a/b'],
    ['TOP_UP_SMALLEST', '100'],
    ['TOP_UP_LARGEST', 'USD:1,NGN:100'],
    ['TOP_UP_LARGEST_CHECKED', 'NGN:1.5,USD:1'],
    ['PAYOUT_A_DAY', 'NGN:-5,USD:1'],
  ])('is named: %s=%s', (name, value) => {
    const complaint = complaintOf({ [name]: value });
    expect(complaint).toContain(name);
    if (value.includes('secret')) expect(complaint).not.toContain(value);
  });

  it('does not hide another: both are named', () => {
    const complaint = complaintOf({ PORT: 'x', DEMO: 'maybe' });
    expect(complaint).toContain('PORT');
    expect(complaint).toContain('DEMO');
  });

  it('is not one that is empty: `PORT=` means that it was not set', () => {
    const config = configOf({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', SANDBOX: '', LOG_LEVEL: '' });
    expect([config.http.port, config.http.publicUrl, config.database.url]).toEqual([4000, 'http://localhost:4000', undefined]);
  });
});

describe('on a developer’s machine', () => {
  it('everything has a default, and third parties are the sandbox', () => {
    const config = configOf({});
    expect(config.sms.baseUrl).toBe('http://localhost:4001/termii');
    expect(config.email.smtpUrl).toBe('smtp://127.0.0.1:4025');
    expect(config.federation).toMatchObject({ issuer: 'http://localhost:4001/oidc', clientId: 'waybill-sandbox' });
    expect(config.paystack).toEqual({ baseUrl: 'http://localhost:4001/paystack', secretKey: 'sk_test_waybill_sandbox' });
    expect(config.paypal).toMatchObject({
      baseUrl: 'http://localhost:4001/paypal',
      certificateHost: 'localhost:4001',
      certificateProtocol: 'http:',
    });
    expect([config.demo, config.http.isHttps, config.log.level]).toEqual([true, false, 'warn']);
    expect([...config.roles]).toEqual(['http', 'realtime', 'worker']);
  });

  it('the sandbox sends its webhooks to this very node, by whatever address it listens on', () => {
    expect(configOf({}).sandbox?.webhooks).toBe('http://127.0.0.1:4000/api/webhooks');
    expect(configOf({ HOST: '0.0.0.0', DEMO: 'on' }).sandbox?.webhooks).toBe('http://localhost:4000/api/webhooks');
    const behindProxy = configOf({ PORT: '4100', HOST: '127.0.0.1', PUBLIC_URL: 'https://waybill.example', DEMO: 'on' });
    expect(behindProxy.sandbox?.webhooks).toBe('http://127.0.0.1:4100/api/webhooks');
    expect(configOf({ HOST: '::1' }).sandbox?.webhooks).toBe('http://[::1]:4000/api/webhooks');
  });

  it('files are on the disk, or in the sandbox’s bucket where that is wanted', () => {
    expect(configOf({}).s3).toBeUndefined();
    expect(configOf({ FILE_STORE: 's3' }).s3).toMatchObject({ endpoint: 'http://localhost:4001/s3', bucket: 'waybill-sandbox' });
  });

  it('files may be Cloudinary’s: the sandbox’s, or an account of one’s own with keys of its own', () => {
    const ours = { FILE_STORE: 'cloudinary' };
    expect([configOf({}).cloudinary, configOf(ours).s3]).toEqual([undefined, undefined]);
    expect(configOf(ours).cloudinary).toMatchObject({
      baseUrl: 'http://localhost:4001/cloudinary',
      cloudName: 'waybill-sandbox',
    });
    expect(complaintOf({ ...ours, CLOUDINARY_BASE_URL: 'https://api.cloudinary.com' })).toContain('CLOUDINARY_CLOUD_NAME');
  });

  it('money has limits, and each can be set', () => {
    expect(configOf({}).walletLimits).toEqual({
      topUp: {
        NGN: { smallest: 10_000n, largestUnchecked: 20_000_000n, largestChecked: 500_000_000n },
        USD: { smallest: 100n, largestUnchecked: 20_000n, largestChecked: 1_000_000n },
      },
      payoutADay: { NGN: 100_000_000n, USD: 200_000n },
    });
    const { topUp, payoutADay } = configOf({ TOP_UP_LARGEST: 'NGN:7,USD:5', PAYOUT_A_DAY: 'NGN:9,USD:8' }).walletLimits;
    expect([topUp.NGN.largestUnchecked, topUp.USD.largestUnchecked]).toEqual([700n, 500n]);
    expect(payoutADay).toEqual({ NGN: 900n, USD: 800n });
  });

  it.each(['{"appSecret":"', '', '[]', '{"appSecret":"short","pinPepper":"short"}'])(
    'secrets that are damaged are said to be, and left as they are: %s',
    (text) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'waybill-secrets-'));
      const file = path.join(folder, 'secrets.json');
      writeFileSync(file, text);
      expect(complaintOf({ DATA_DIR: folder })).toContain(`${file} is damaged, and was left as it is.`);
      expect(readFileSync(file, 'utf8')).toBe(text);
      rmSync(folder, { recursive: true });
    },
  );

  it('secrets are made once, kept for nobody else to read, and the same at the next start', () => {
    const { secrets } = configOf({});
    expect(configOf({}).secrets).toEqual(secrets);
    expect(secrets.appSecret).not.toBe(secrets.pinPepper);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual(secrets);
  });

  it('a slash at the end of PUBLIC_URL makes no double slash in links', () => {
    const config = configOf({ DEMO: 'on', PUBLIC_URL: 'https://waybill.example//' });
    expect(config.http.publicUrl).toBe('https://waybill.example');
    expect(config.federation.redirectUri).toBe('https://waybill.example/api/auth/federated/callback');
    expect(config.http.isHttps).toBe(true);
  });

  it('one provider may be real while the rest is sandbox', () => {
    const config = configOf({ SMTP_URL: 'smtps://mail.example' });
    expect([config.email.smtpUrl, config.sms.apiKey]).toEqual(['smtps://mail.example', 'sandbox-termii-key']);
  });

  it.each([
    'TERMII_BASE_URL',
    'TERMII_API_KEY',
    'SMTP_URL',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'PAYSTACK_BASE_URL',
    'PAYSTACK_SECRET_KEY',
    'PAYPAL_BASE_URL',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
  ])('the sandbox can be off, and then %s is needed', (name) => {
    const { NODE_ENV: _, [name as 'SMTP_URL']: __, ...rest } = production;
    expect(complaintOf({ ...rest, SANDBOX: 'off', DEMO: 'off' })).toBe(`${name} is needed when the sandbox is off.`);
  });
});

describe('in production', () => {
  it('starts with everything it needs, without demo and sandbox', () => {
    const config = configOf(production);
    expect([config.demo, config.sandbox, config.log.level]).toEqual([false, undefined, 'info']);
  });

  it.each([
    ['PAYSTACK_BASE_URL', 'http://api.paystack.example'],
    ['PAYPAL_BASE_URL', 'http://api-m.paypal.example'],
    ['PAYSTACK_SECRET_KEY', 'sk_test_waybill_sandbox'],
    ['PAYPAL_CLIENT_SECRET', 'sandbox-secret'],
    ['TERMII_BASE_URL', 'http://api.termii.example'],
    ['TERMII_API_KEY', 'sandbox-termii-key'],
    ['OIDC_ISSUER', 'http://accounts.example'],
    ['OIDC_CLIENT_SECRET', 'waybill-sandbox-secret'],
  ])(
    'neither money nor codes nor who somebody is goes over an open line, nor with a key that anybody can read: %s=%s',
    (name, value) => {
      expect(complaintOf({ ...production, [name]: value })).toContain(name);
    },
  );

  it.each([
    ['S3_ENDPOINT', 'http://bucket.example'],
    ['S3_SECRET_KEY', 'sandbox-secret-key'],
    ['S3_BUCKET', ''],
  ])('files do not go over an open line, nor to a bucket that is not ours: %s=%s', (name, value) => {
    const bucket = {
      FILE_STORE: 's3',
      S3_ENDPOINT: 'https://bucket.example',
      S3_BUCKET: 'ours',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'our own',
    };
    expect(complaintOf({ ...production, ...bucket })).toBeUndefined();
    expect(complaintOf({ ...production, ...bucket, [name]: value })).toContain(name);
  });

  it.each([
    ['CLOUDINARY_BASE_URL', 'http://api.cloudinary.example'],
    ['CLOUDINARY_API_SECRET', 'sandbox-api-secret'],
    ['CLOUDINARY_API_SECRET', ''],
    ['CLOUDINARY_API_KEY', ''],
    ['CLOUDINARY_CLOUD_NAME', ''],
  ])('files go to Cloudinary itself, safely and by our own account: %s=%s', (name, value) => {
    const account = { CLOUDINARY_CLOUD_NAME: 'ours', CLOUDINARY_API_KEY: 'key', CLOUDINARY_API_SECRET: 'our own' };
    const ours = { ...production, FILE_STORE: 'cloudinary', ...account };
    expect(configOf(ours).cloudinary?.baseUrl).toBe('https://api.cloudinary.com');
    expect(complaintOf({ ...ours, [name]: value })).toContain(name);
  });

  it('certificates for PayPal’s webhooks come from PayPal', () => {
    expect(configOf(production).paypal).toMatchObject({ certificateHost: 'paypal.com', certificateProtocol: 'https:' });
  });

  it('neither the sandbox nor the demo, whose people have a printed password, can be switched on', () => {
    expect(complaintOf({ ...production, SANDBOX: 'on' })).toBe('SANDBOX cannot be on in production.');
    expect(complaintOf({ ...production, DEMO: 'on' })).toContain('DEMO cannot be on in production');
    expect(complaintOf({ ...production, WEBHOOK_LOOPBACK: 'on' })).toContain('WEBHOOK_LOOPBACK cannot be on in production');
    expect(complaintOf({ ...production, DEMO: 'off' })).toBeUndefined();
  });

  it.each([
    ['PUBLIC_URL', 'http://waybill.example'],
    ['SMTP_URL', 'smtp://mail.example:587'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=false'],
    ['APP_SECRET', 'x'.repeat(40)],
    ['APP_SECRET', 'waybill-secret-2'.repeat(2)],
    ['PIN_PEPPER', '0101010101010101010101010101010110'],
    ['PIN_PEPPER', secret],
    ['METRICS_TOKEN', 'a'.repeat(16)],
  ])('nothing goes over an open line or hangs on a secret that can be guessed: %s=%s', (name, value) => {
    expect(complaintOf({ ...production, [name]: value })).toContain(name);
  });

  it('email may begin in the open where TLS is demanded before anything is said', () => {
    expect(complaintOf({ ...production, SMTP_URL: 'smtp://mail.example:587?requireTLS=true' })).toBeUndefined();
  });

  it('everything that is missing or wrong is named at one start', () => {
    const complaint = complaintOf({
      NODE_ENV: 'production',
      SANDBOX: 'on',
      FILE_STORE: 's3',
      S3_ENDPOINT: 'http://bucket.example',
    });
    for (const name of Object.keys(production).filter((name) => name !== 'NODE_ENV')) expect(complaint).toContain(name);
    for (const name of ['SANDBOX', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_SECRET_KEY']) expect(complaint).toContain(name);
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('nothing runs without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(production).filter(([other]) => other !== name));
    expect(complaintOf(rest)).toContain(name);
  });
});

describe('the search for places', () => {
  it('is answered by our own book unless somebody else is named', () => {
    expect(configOf({}).places).toEqual({ provider: 'gazetteer' });
    expect(configOf(production).places).toEqual({ provider: 'gazetteer' });
  });

  it('by Photon is asked of the sandbox, or of the server that is named', () => {
    const photon = { PLACES_PROVIDER: 'photon' };
    expect(configOf(photon).places).toEqual({ provider: 'photon', baseUrl: 'http://localhost:4001/photon' });
    const named = { ...production, ...photon, PHOTON_URL: 'http://photon.internal:2322/' };
    expect(configOf(named).places).toEqual({ provider: 'photon', baseUrl: 'http://photon.internal:2322' });
    expect(complaintOf({ ...production, ...photon })).toContain('PHOTON_URL');
  });

  it('by Google needs a key, and in production a line nobody else reads', () => {
    const google = { ...production, PLACES_PROVIDER: 'google' };
    expect(complaintOf(google)).toContain('GOOGLE_PLACES_KEY');
    const open = { ...google, GOOGLE_PLACES_KEY: 'key', GOOGLE_PLACES_URL: 'http://places.example' };
    expect(complaintOf(open)).toContain('GOOGLE_PLACES_URL');
    const baseUrl = 'https://places.googleapis.com';
    expect(configOf({ ...google, GOOGLE_PLACES_KEY: 'key' }).places).toEqual({ provider: 'google', baseUrl, apiKey: 'key' });
  });
});

describe('rounds', () => {
  it('are planned by our solver along straight lines unless servers are named', () => {
    expect(configOf({})).toMatchObject({ vroom: undefined, roads: undefined });
    expect(configOf({ VROOM_URL: 'http://vroom:3000/', OSRM_URL: 'http://osrm:5000/' })).toMatchObject({
      vroom: { baseUrl: 'http://vroom:3000' },
      roads: { server: 'osrm', baseUrl: 'http://osrm:5000' },
    });
    expect(configOf({ VALHALLA_URL: 'http://valhalla:8002' }).roads).toMatchObject({ server: 'valhalla' });
  });

  it('have one server of roads at most', () => {
    expect(complaintOf({ OSRM_URL: 'http://osrm:5000', VALHALLA_URL: 'http://valhalla:8002' })).toContain('give one of them');
  });
});

describe('map tiles', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png?key=abc';

  it('are there when their address is, and name whoever made them', () => {
    expect(configOf({}).mapTiles).toBeUndefined();
    expect(complaintOf({ MAP_TILES_URL })).toContain('MAP_TILES_ATTRIBUTION');
    expect(configOf({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: '© OpenStreetMap' }).mapTiles).toEqual({
      url: MAP_TILES_URL,
      attribution: '© OpenStreetMap',
      origin: 'https://tiles.example',
    });
  });
});

describe('the keys for web push', () => {
  it('are made from the secret that nodes share, and stay the same with it', () => {
    const keysOf = (APP_SECRET: string) => configOf({ APP_SECRET, PIN_PEPPER: pepper }).push.publicKey;
    expect(keysOf(secret)).toBe(keysOf(secret));
    expect(keysOf(secret)).not.toBe(keysOf('y'.repeat(32)));
    expect(Buffer.from(keysOf(secret), 'base64url')).toHaveLength(65);
  });

  it('may be given, as a pair', () => {
    const other = configOf({ APP_SECRET: 'z'.repeat(32), PIN_PEPPER: secret }).push;
    const pair = { VAPID_PUBLIC_KEY: other.publicKey, VAPID_PRIVATE_KEY: other.privateKey };
    expect(configOf(pair).push).toMatchObject({ publicKey: other.publicKey, privateKey: other.privateKey });
    expect(complaintOf({ VAPID_PUBLIC_KEY: other.publicKey })).toContain('both or neither');
    for (const wrong of ['short', configOf({}).push.privateKey])
      expect(complaintOf({ ...pair, VAPID_PRIVATE_KEY: wrong })).toContain('no pair');
  });

  it('come with somebody to write to, and in production send to public services only', () => {
    expect(configOf(production).push).toMatchObject({ subject: 'https://waybill.example', sandboxOrigin: undefined });
    const subject = 'mailto:ops@waybill.example';
    expect(configOf({ ...production, VAPID_SUBJECT: subject }).push.subject).toBe(subject);
  });
});
