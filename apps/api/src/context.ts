import path from 'node:path';
import type { Config } from './config/config.ts';
import { createAccessTokens, createGate, identityJobs, identityReactions } from './modules/identity/index.ts';
import { kycJobs } from './modules/kyc/index.ts';
import { openDatabase } from './platform/db/database.ts';
import { createJobs, type JobHandler } from './platform/jobs/jobs.ts';
import { createOutbox } from './platform/jobs/outbox.ts';
import { createRealtimeHub } from './platform/realtime/hub.ts';
import { createSecretKeys } from './platform/secret-keys.ts';
import { createSmtpEmail } from './providers/email/smtp.ts';
import { createOpenIdFederation } from './providers/federation/openid-connect.ts';
import { createLocalDiskStore } from './providers/file-store/local-disk.ts';
import { createTermiiSms } from './providers/sms/termii.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

/** The one place that wires everything. Modules ask for parts of it by type; nobody else names a vendor. */
export async function createContext(config: Config, databaseUrl: string, onError: (error: unknown) => void) {
  const db = openDatabase(databaseUrl, { max: config.database.pool, name: 'waybill' });
  const jobs = createJobs(databaseUrl, onError);
  const keys = createSecretKeys(config.secrets.appSecret);
  const accessTokens = await createAccessTokens(keys);
  const { gate, mayListen, stop: stopGate } = await createGate(db, accessTokens);
  const hub = await createRealtimeHub(db, mayListen, onError);
  const reactions = identityReactions;

  const context = {
    db,
    keys,
    accessTokens,
    hub,
    gate,
    enqueue: jobs.enqueue,
    publish: createOutbox(jobs.enqueue, reactions),
    sms: createTermiiSms(config.sms),
    email: createSmtpEmail(config.email),
    federation: createOpenIdFederation(config.federation),
    files: createLocalDiskStore(path.join(config.dataDir, 'files')),
    publicUrl: config.http.publicUrl,
    isHttps: config.http.isHttps,
    pinPepper: config.secrets.pinPepper,
  };

  const handlers: readonly JobHandler<typeof context>[] = [
    ...identityJobs,
    ...kycJobs,
    ...reactions.map((reaction) => reaction.handler),
  ];
  await jobs.prepare(handlers);

  return {
    ...context,
    startWorking: () => jobs.work(handlers, context),
    async close(): Promise<void> {
      await jobs.stop();
      await hub.stop();
      await stopGate();
      await db.end({ timeout: 5 });
    },
  };
}
