import path from 'node:path';
import type { Config } from './config/config.ts';
import { boardJobs, boardReactions } from './modules/board/index.ts';
import { businessesJobs, forgetMember } from './modules/businesses/index.ts';
import { chatJobs, chatReactions, forgetChats } from './modules/chat/index.ts';
import { createKeyLog, developersJobs, forgetDeveloper } from './modules/developers/index.ts';
import { createImageProcessing, filesJobs, forgetPictures, uploadAddress } from './modules/files/index.ts';
import { fleetJobs, forgetFleet } from './modules/fleet/index.ts';
import {
  createAccessTokens,
  createGate,
  identityJobs,
  identityReactions,
  redeemPinCode,
  requireOwner,
  sendPinCode,
} from './modules/identity/index.ts';
import { forgetImports, importsJobs } from './modules/imports/index.ts';
import { deleteAllDocuments, kycJobs } from './modules/kyc/index.ts';
import { forgetReader, notificationsJobs, notificationsReactions } from './modules/notifications/index.ts';
import { checkNothingInHands, checkNothingRuns, deliveryHooks, forgetCarrier, ordersJobs } from './modules/orders/index.ts';
import { createPlaceFinder } from './modules/places/index.ts';
import { forgetPrices, pricesJobs } from './modules/prices/index.ts';
import { forgetRounds, roundsJobs } from './modules/rounds/index.ts';
import { checkNoSaleRuns, collectAtDoor, forgetSeller, salesJobs, salesReactions } from './modules/sales/index.ts';
import { deleteSupportMessages } from './modules/support/index.ts';
import { forgetAuthor, timelineJobs } from './modules/timeline/index.ts';
import { createPushToPeople, kycHooks, usersJobs } from './modules/users/index.ts';
import { visitsJobs } from './modules/visits/index.ts';
import { checkWalletsAreEmpty, forgetWallet, walletJobs } from './modules/wallet/index.ts';
import { forgetWebhooks, startDelivering, webhooksJobs, webhooksReactions } from './modules/webhooks/index.ts';
import { openDatabase, type Tx } from './platform/db/database.ts';
import { type LogPosition, logPositionOf, newestOf } from './platform/db/log-position.ts';
import { openReplica } from './platform/db/replica.ts';
import type { Caller } from './platform/http/route.ts';
import { createJobs, type JobHandler } from './platform/jobs/jobs.ts';
import { createOutbox } from './platform/jobs/outbox.ts';
import { sweepJobs } from './platform/jobs/sweep-jobs.ts';
import { createRealtime } from './platform/realtime/create-realtime.ts';
import { forgetInbox } from './platform/realtime/inbox.ts';
import { createSecretKeys, type SecretKeys } from './platform/secret-keys.ts';
import { createTracer } from './platform/tracing/create-tracer.ts';
import { createPaystackTransfers } from './providers/bank-transfers/paystack.ts';
import { createPaystack } from './providers/card-payments/paystack.ts';
import { createSmtpEmail } from './providers/email/smtp.ts';
import { createOpenIdFederation } from './providers/federation/openid-connect.ts';
import { createCloudinaryStore } from './providers/file-store/cloudinary.ts';
import { createLocalDiskStore } from './providers/file-store/local-disk.ts';
import type { FileStorePort } from './providers/file-store/port.ts';
import { createS3Store } from './providers/file-store/s3.ts';
import { createDojah } from './providers/identity-check/dojah.ts';
import { createChatwoot } from './providers/live-chat/chatwoot.ts';
import type { LiveChatPort } from './providers/live-chat/port.ts';
import { createTawk } from './providers/live-chat/tawk.ts';
import { createPaypal } from './providers/paypal/paypal-rest.ts';
import { createGooglePlaces } from './providers/places/google.ts';
import { createPhoton } from './providers/places/photon.ts';
import type { PlacesPort } from './providers/places/port.ts';
import { createWebPush } from './providers/push/web-push.ts';
import { createOwnPlanner } from './providers/rounds/own.ts';
import { createRounds } from './providers/rounds/rounds.ts';
import { createVroom } from './providers/rounds/vroom.ts';
import { createTermiiSms } from './providers/sms/termii.ts';
import { createOsrm } from './providers/travel-times/osrm.ts';
import type { TravelTimesPort } from './providers/travel-times/port.ts';
import { createTravelTimes } from './providers/travel-times/travel-times.ts';
import { createValhalla } from './providers/travel-times/valhalla.ts';
import { createHttpsSender } from './providers/webhooks/https-sender.ts';
import { createResolveHost } from './providers/webhooks/resolve-host.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

/** Wires everything, in this one place. Modules ask for parts of it by type; no other file names a vendor. */
export async function createContext(config: Config, databaseUrl: string, onError: (error: unknown) => void) {
  const { pool, readUrl } = config.database;
  let written: LogPosition | undefined;
  const onWritten = (lsn: string) => {
    written = newestOf(written, logPositionOf(lsn));
  };
  const db = openDatabase(databaseUrl, { max: pool, name: 'waybill', onWritten: readUrl ? onWritten : undefined });
  const replica = readUrl ? openReplica({ url: readUrl, max: pool, primary: { db, newestWritten: () => written } }) : undefined;
  const tracer = await createTracer(config.tracing);
  const jobs = createJobs(databaseUrl, onError, { tracer });
  const keys = createSecretKeys(config.secrets.appSecret);
  const accessTokens = await createAccessTokens(keys);
  const { gate, mayListen, watch, stop: stopGate } = await createGate(db, accessTokens);
  const { hub, stop: stopRealtime } = await createRealtime({
    ...{ db, redis: config.redis, mayListen, onError },
    askPosition: replica?.askPrimary,
  });
  const keyLog = createKeyLog(db, onError);
  const ownPlanner = createOwnPlanner();
  watch(hub.doubt);
  const reactions = [
    ...identityReactions,
    ...salesReactions,
    ...chatReactions,
    ...notificationsReactions,
    ...boardReactions,
    ...webhooksReactions,
  ];

  const identity = {
    db,
    keys,
    hashCost: config.hashCost,
    accessTokens,
    enqueue: jobs.enqueue,
    enqueueAll: jobs.enqueueAll,
    settleFailed: jobs.settleFailed,
    publish: createOutbox(jobs.enqueue, reactions),
    sms: createTermiiSms(config.sms),
    email: createSmtpEmail(config.email),
    federation: createOpenIdFederation(config.federation),
    publicUrl: config.http.publicUrl,
    isHttps: config.http.isHttps,
  };
  const context = {
    ...identity,
    replica,
    hub,
    gate,
    keyLog,
    tracer,
    files: fileStore(config, keys),
    imageProcessing: createImageProcessing(),
    pinPepper: config.secrets.pinPepper,
    cards: createPaystack(config.paystack),
    transfers: createPaystackTransfers(config.paystack),
    paypal: createPaypal(config.paypal),
    liveChat: liveChat(config.liveChat),
    findPlaces: createPlaceFinder(placesProvider(config.places), onError),
    mapTiles: config.mapTiles,
    travelTimes: createTravelTimes(roadServer(config.roads), onError),
    rounds: createRounds(config.vroom ? [createVroom(config.vroom), ownPlanner] : [ownPlanner], onError),
    push: createPushToPeople(db, createWebPush(config.push), onError),
    webhookSender: createHttpsSender({ resolve: createResolveHost(), ...config.webhooks }),
    walletLimits: config.walletLimits,
    report: onError,
    // The timeline knows neither deliveries nor sales; here they meet.
    deliveries: deliveryHooks(identity),
    sales: { onCollecting: collectAtDoor },
    // Checks do not know people; here they meet.
    kycHooks: kycHooks(identity.publish),
    identityCheck: config.dojah && createDojah(config.dojah),
    // Every module forgets a member who leaves; they are wired here, because none knows the others.
    leaving: {
      mayLeave: [checkNothingRuns, checkNothingInHands, checkNoSaleRuns, checkWalletsAreEmpty],
      forget: {
        prices: forgetPrices,
        imports: forgetImports,
        timeline: forgetAuthor,
        orders: forgetCarrier,
        businesses: (tx: Tx, userId: string) => forgetMember(identity, tx, userId),
        // Rounds are ridden with vehicles.
        fleet: async (tx: Tx, userId: string) => {
          await forgetRounds(tx, userId);
          await forgetFleet(tx, userId);
        },
        developers: forgetDeveloper,
        sales: forgetSeller,
        webhooks: forgetWebhooks,
        notifications: forgetReader,
        wallet: forgetWallet,
        kyc: (tx: Tx, userId: string) => deleteAllDocuments(identity, tx, userId),
        support: deleteSupportMessages,
        chat: forgetChats,
        files: forgetPictures,
        realtime: forgetInbox,
      },
    },
    // Passwords are identity's, too.
    requireOwner: (caller: Caller, password: string | undefined) => requireOwner(identity, caller, password),
    // Codes are identity's, PINs are the wallet's; here they meet.
    pinCodes: {
      send: (userId: string) => sendPinCode(identity, userId),
      redeem: (userId: string, code: string, change: (tx: Tx) => Promise<void>) => redeemPinCode(identity, userId, code, change),
    },
  };

  const handlers: readonly JobHandler<typeof context>[] = [
    sweepJobs,
    ...identityJobs,
    ...usersJobs,
    ...kycJobs,
    ...filesJobs,
    ...walletJobs,
    ...pricesJobs,
    ...timelineJobs,
    ...importsJobs,
    ...ordersJobs,
    ...salesJobs,
    ...businessesJobs,
    ...fleetJobs,
    ...boardJobs,
    ...roundsJobs,
    ...developersJobs,
    ...chatJobs,
    ...notificationsJobs,
    ...webhooksJobs,
    ...visitsJobs,
    ...reactions.map((reaction) => reaction.handler),
  ];
  await jobs.prepare(handlers);
  let delivering: Awaited<ReturnType<typeof startDelivering>> | undefined;

  return {
    ...context,
    async startWorking(): Promise<void> {
      await jobs.work(handlers, context);
      delivering = await startDelivering(context, onError);
    },
    async close(): Promise<void> {
      await Promise.all([jobs.stop(), delivering?.stop()]);
      await stopRealtime();
      await stopGate();
      await keyLog.stop();
      await ownPlanner.close();
      await replica?.close();
      await db.end({ timeout: 5 });
      await tracer?.stop();
    },
  };
}

function fileStore({ s3, cloudinary, dataDir }: Config, keys: SecretKeys): FileStorePort {
  if (s3) return createS3Store(s3);
  if (cloudinary) return createCloudinaryStore(cloudinary);
  return createLocalDiskStore({ root: path.join(dataDir, 'files'), keys, uploadAddress });
}

function liveChat(settings: Config['liveChat']): LiveChatPort | undefined {
  if (!settings) return undefined;
  return settings.provider === 'tawk' ? createTawk(settings) : createChatwoot(settings);
}

function roadServer(settings: Config['roads']): TravelTimesPort | undefined {
  if (!settings) return undefined;
  return settings.server === 'osrm' ? createOsrm(settings) : createValhalla(settings);
}

function placesProvider(settings: Config['places']): PlacesPort | undefined {
  if (settings.provider === 'photon') return createPhoton(settings);
  return settings.provider === 'google' ? createGooglePlaces(settings) : undefined;
}
