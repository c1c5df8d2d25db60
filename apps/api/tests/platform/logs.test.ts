import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { listCities } from '@waybill/contract/places/list-cities';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, verifiedBusiness } from '../support/people.ts';
import { beginningOfForm, sendRaw } from '../support/raw-request.ts';
import { type SpawnedProgram, spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

type Line = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly reqId: string;
  readonly level: number;
};

const world = useWorld({ ROLES: 'http' });

/** Secrets and personal data that must not be in a log, each sent once where it belongs. */
const markers = {
  pin: '7319',
  wrongPin: '8642',
  pushToken: 'marker-push-token',
  city: 'Marker-on-Sea',
  search: 'marker-search',
  fileName: 'marker-passport.pdf',
  fileContent: 'marker-inside-the-file',
  name: 'Marker Person',
} as const;

describe('the log', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-log-'));
  let program: SpawnedProgram;
  let lines: Line[];
  let token = '';
  let personId = '';

  beforeAll(async () => {
    program = await spawnProgram({ DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
    await program.isUp;
    await liveALittle();
    program.child.kill('SIGTERM');
    await program.exitCode;
    lines = program
      .stdout()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  async function liveALittle(): Promise<void> {
    const business = await verifiedBusiness(world);
    const visitor = world.visitor({ origin: program.origin });
    visitor.actAs(business.session);
    token = business.session.accessToken;
    personId = business.id;
    await visitor.call(getUser, { params: { uid: business.id }, query: { webpnt: markers.pushToken } });
    await visitor.call(setPin, { body: { newPin: markers.pin, password: goodPassword } });
    await visitor.call(setPin, { body: { newPin: '9031', oldPin: markers.wrongPin } });
    await visitor.call(updateUser, { body: { businessRepCity: markers.city, businessRepName: markers.name } });
    await visitor.call(updateUser, { body: { businessRepCity: markers.city, surprise: markers.name } });
    await visitor.call(listCities, { params: { id: 'NG' }, query: { search: markers.search } });
    const file = new File([`%PDF-1.4 ${markers.fileContent}`], markers.fileName);
    await visitor.call(uploadDocument, { body: { kind: 'address' }, file });
    await visitor.call(uploadDocument, { body: { kind: 'address' }, file: new File([markers.fileContent], markers.fileName) });
    await visitor.request('/api/nothing/%0a%7B%22level%22:60,%22msg%22:%22forged%22%7D?forged=1');
    await hangUpHalfWay();
    await visitor.request('/api/health', { headers: { 'user-agent': '{"msg":"forged"}', 'x-request-id': 'forged' } });
  }

  /** In the middle of JSON, of the fields of a form, and of its file. */
  async function hangUpHalfWay(): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const form = {
      path: '/api/kyc/documents',
      headers,
      fields: { kind: 'address' },
      fileBytes: 90_000,
      sent: Buffer.alloc(1_000),
    };
    const json = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
    const cut = [json, beginningOfForm(form), beginningOfForm({ ...form, sent: Buffer.alloc(0) }).subarray(0, -90)];
    const open = cut.map((text) => sendRaw(program.origin, text));
    // Until it is being read; whether it already is makes no difference to what must not happen.
    await sleep(1_000);
    for (const { socket } of open) socket.destroy();
    await Promise.all(open.map(({ ended }) => ended));
    await sleep(500);
  }

  it('notes no failure of ours when somebody hangs up in the middle of what they send', () => {
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it('has one line for each answer, with the pattern of its route, its status, its time and its id', () => {
    const answers = lines.filter((line) => line.route !== undefined);
    expect(answers.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'GET /api/users/:uid 200',
      'PUT /api/wallet/pin 204',
      'PUT /api/wallet/pin 422',
      'PUT /api/users 200',
      'PUT /api/users 400',
      'GET /api/users/cities/:id 200',
      'POST /api/kyc/documents 201',
      'POST /api/kyc/documents 415',
      'GET none 404',
      'GET /api/health 200',
    ]);
    for (const { reqId, ms } of answers) {
      expect(reqId).toMatch(/^req_/);
      expect(ms).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(Object.entries(markers))('does not know the %s', (_, marker) => {
    expect(program.stdout() + program.stderr()).not.toMatch(new RegExp(`(?<![\\w.])${marker}(?!\\w)`));
  });

  it('knows no token, no query, no address of a person and no id', () => {
    const log = program.stdout() + program.stderr();
    expect(log).not.toContain(token);
    expect(log).not.toContain(personId);
    expect(log).not.toMatch(/webpnt|\?|bearer/i);
  });

  it('cannot be forged', () => {
    expect(program.stdout()).not.toContain('forged');
  });
});
