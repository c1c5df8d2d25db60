import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config/config.ts';
import { boardJobs, boardReactions } from './modules/board/index.ts';
import { businessesJobs, forgetMember } from './modules/businesses/index.ts';
import { chatJobs, chatReactions, forgetChats } from './modules/chat/index.ts';
import { collectionsJobs, forgetCollections } from './modules/collections/index.ts';
import { createKeyLog, developersJobs, forgetDeveloper, type TestWorldsPort } from './modules/developers/index.ts';
import { createImageProcessing, filesJobs, forgetPictures, type ImageProcessing, uploadAddress } from './modules/files/index.ts';
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
import { forgetReceivers, receiversJobs } from './modules/receivers/index.ts';
import { forgetRounds, roundsJobs } from './modules/rounds/index.ts';
import { checkNoSaleRuns, collectAtDoor, forgetSeller, salesJobs, salesReactions } from './modules/sales/index.ts';
import { simulatedCarrierId, simulationJobs, simulationReactions } from './modules/simulation/index.ts';
import { deleteSupportMessages } from './modules/support/index.ts';
import { forgetAuthor, timelineJobs } from './modules/timeline/index.ts';
import { forgetLook } from './modules/tracking/index.ts';
import { createPushToPeople, kycHooks, usersJobs, usersReactions } from './modules/users/index.ts';
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
import type { Tracer } from './platform/tracing/trace.ts';
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
import { nowhere } from './providers/nowhere/nowhere.ts';
import { createPlayBank } from './providers/nowhere/play-bank.ts';
import type { PlayBank } from './providers/nowhere/port.ts';
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
import { createTestWorlds, type TestWorlds } from './worlds/test-worlds.ts';
import { createWorldDatabases } from './worlds/world-databases.ts';

/** What routes, jobs and commands of operators are given; in a test world the same with other surroundings, and no worlds below it. */
export type Context = Wired & { readonly worlds: TestWorlds<InWorld> | undefined; startWorking(): Promise<void> };

type InWorld = Wired & { readonly worlds: undefined; startWorking(): Promise<void> };

type Wired = Awaited<ReturnType<typeof wire>>;

/** Wires everything, in this one place. Modules ask for parts of it by type; no other file names a vendor. */
export async function createContext(config: Config, databaseUrl: string, onError: (error: unknown) => void): Promise<Context> {
  const tracer = await createTracer(config.tracing);
  const imageProcessing = createImageProcessing();
  const ownPlanner = createOwnPlanner();
  const shared = { tracer, imageProcessing, ownPlanner };
  const keys = createSecretKeys(config.secrets.appSecret);
  const outside = providersOf(config, keys);
  const live = await wire(config, databaseUrl, onError, { ...shared, outside, connections: 4 });
  const folderOf = (database: string) => path.join(config.dataDir, 'test-worlds', database);
  const wake = async (database: string, url: string): Promise<InWorld> => {
    const appSecret = keys.derive('test world', database);
    const files = createLocalDiskStore({ root: folderOf(database), keys: createSecretKeys(appSecret), uploadAddress });
    const playBank = createPlayBank();
    const outside = { ...outsideOfTests, files, webhookSender: live.webhookSender, playBank, transfers: playBank };
    const world = await wire(inTests(config, appSecret), url, onError, { ...shared, outside, connections: 2 });
    const context = { ...world, worlds: undefined, startWorking: () => world.work(context) };
    await context.startWorking();
    return context;
  };
  // The tables of the job queue and its schedules, so that no world has to make them.
  const prepare = async (url: string) => (await wake('template', url)).close();
  const worlds =
    config.testWorlds.awake === 0
      ? undefined
      : createTestWorlds({
          ...{ db: live.db, mostAwake: config.testWorlds.awake, mostKept: config.testWorlds.kept, onError },
          databases: createWorldDatabases(config.testWorlds.url ?? databaseUrl, prepare),
          forgetFiles: (database) => rm(folderOf(database), { recursive: true, force: true }),
          wake,
        });

  return {
    ...live,
    worlds,
    async startWorking(): Promise<void> {
      await live.work({ ...live, worlds });
      await worlds?.startWorking();
    },
    async close(): Promise<void> {
      await worlds?.close();
      await live.close();
      await ownPlanner.close();
      await tracer?.stop();
    },
  };
}

/** Few connections, no bus and no replica of its own; and what is derived from ids is derived from another secret. */
function inTests(config: Config, appSecret: string): Config {
  return {
    ...config,
    ...{ redis: undefined, vroom: undefined, roads: undefined, mapTiles: undefined },
    database: { url: undefined, readUrl: undefined, pool: 3 },
    secrets: { ...config.secrets, appSecret },
  };
}

type Surroundings = {
  readonly outside: Outside;
  readonly tracer: Tracer | undefined;
  readonly imageProcessing: ImageProcessing;
  readonly ownPlanner: ReturnType<typeof createOwnPlanner>;
  /** That the queues may hold. */
  readonly connections: number;
};

async function wire(config: Config, databaseUrl: string, onError: (error: unknown) => void, around: Surroundings) {
  const { outside, tracer, imageProcessing, ownPlanner, connections } = around;
  const { pool, readUrl } = config.database;
  let written: LogPosition | undefined;
  const onWritten = (lsn: string) => {
    written = newestOf(written, logPositionOf(lsn));
  };
  const db = openDatabase(databaseUrl, { max: pool, name: 'waybill', onWritten: readUrl ? onWritten : undefined });
  const replica = readUrl ? openReplica({ url: readUrl, max: pool, primary: { db, newestWritten: () => written } }) : undefined;
  const jobs = createJobs(databaseUrl, onError, { tracer, connections });
  const keys = createSecretKeys(config.secrets.appSecret);
  const accessTokens = await createAccessTokens(keys);
  const { gate, mayListen, watch, stop: stopGate } = await createGate(db, accessTokens);
  const { hub, stop: stopRealtime } = await createRealtime({
    ...{ db, redis: config.redis, mayListen, onError },
    askPosition: replica?.askPrimary,
  });
  const keyLog = createKeyLog(db, onError);
  watch(hub.doubt);
  const reactions = [
    ...identityReactions,
    ...usersReactions,
    ...salesReactions,
    ...chatReactions,
    ...notificationsReactions,
    ...boardReactions,
    ...webhooksReactions,
    ...simulationReactions,
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
    sms: outside.sms,
    email: outside.email,
    federation: outside.federation,
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
    imageProcessing,
    pinPepper: config.secrets.pinPepper,
    files: outside.files,
    cards: outside.cards,
    transfers: outside.transfers,
    playBank: outside.playBank,
    simulatedCarrierId: outside.playBank ? simulatedCarrierId : undefined,
    paypal: outside.paypal,
    liveChat: outside.liveChat,
    findPlaces: createPlaceFinder(outside.places, onError),
    mapTiles: config.mapTiles,
    travelTimes: createTravelTimes(outside.roads, onError),
    rounds: createRounds(config.vroom ? [createVroom(config.vroom), ownPlanner] : [ownPlanner], onError),
    push: createPushToPeople(db, outside.push, onError),
    webhookSender: outside.webhookSender,
    walletLimits: config.walletLimits,
    report: onError,
    // The timeline knows neither deliveries nor sales; here they meet.
    deliveries: deliveryHooks(identity),
    sales: { onCollecting: collectAtDoor },
    // Checks do not know people; here they meet.
    kycHooks: kycHooks(identity.publish),
    identityCheck: outside.identityCheck,
    // Every module forgets a member who leaves; they are wired here, because none knows the others.
    leaving: {
      mayLeave: [checkNothingRuns, checkNothingInHands, checkNoSaleRuns, checkWalletsAreEmpty],
      forget: {
        prices: forgetPrices,
        imports: forgetImports,
        receivers: forgetReceivers,
        timeline: forgetAuthor,
        // A collection names orders, and nothing else of anybody.
        orders: async (tx: Tx, userId: string) => {
          await forgetCollections(tx, userId);
          await forgetCarrier(tx, userId);
        },
        businesses: (tx: Tx, userId: string) => forgetMember(identity, tx, userId),
        // Rounds are ridden with vehicles.
        fleet: async (tx: Tx, userId: string) => {
          await forgetRounds(tx, userId);
          await forgetFleet(tx, userId);
        },
        developers: forgetDeveloper,
        tracking: forgetLook,
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

  type Working = typeof context & { readonly worlds: TestWorldsPort | undefined };
  const handlers: readonly JobHandler<Working>[] = [
    sweepJobs,
    ...identityJobs,
    ...usersJobs,
    ...kycJobs,
    ...filesJobs,
    ...walletJobs,
    ...pricesJobs,
    ...timelineJobs,
    ...importsJobs,
    ...collectionsJobs,
    ...receiversJobs,
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
    ...simulationJobs,
    ...visitsJobs,
    ...reactions.map((reaction) => reaction.handler),
  ];
  await jobs.prepare(handlers);
  let delivering: Awaited<ReturnType<typeof startDelivering>> | undefined;

  return {
    ...context,
    async work(working: Working): Promise<void> {
      await jobs.work(handlers, working);
      delivering = await startDelivering(context, onError);
    },
    async close(): Promise<void> {
      await Promise.all([jobs.stop(), delivering?.stop()]);
      await stopRealtime();
      await stopGate();
      await keyLog.stop();
      await replica?.close();
      await db.end({ timeout: 5 });
    },
  };
}

type Outside = ReturnType<typeof providersOf> & { readonly playBank?: PlayBank };

/** Everything that is somebody else’s. */
function providersOf(config: Config, keys: SecretKeys) {
  return {
    sms: createTermiiSms(config.sms),
    email: createSmtpEmail(config.email),
    federation: createOpenIdFederation(config.federation),
    files: fileStore(config, keys),
    cards: createPaystack(config.paystack),
    transfers: createPaystackTransfers(config.paystack),
    paypal: createPaypal(config.paypal),
    liveChat: liveChat(config.liveChat),
    places: placesProvider(config.places),
    roads: roadServer(config.roads),
    push: createWebPush(config.push),
    webhookSender: createHttpsSender({ resolve: createResolveHost(), ...config.webhooks }),
    identityCheck: config.dojah && createDojah(config.dojah),
  };
}

/** Of all that a test world has its disk and webhooks, which go where its developer says. */
const outsideOfTests: Omit<Outside, 'files' | 'webhookSender' | 'transfers' | 'playBank'> = {
  ...nowhere,
  ...{ liveChat: undefined, places: undefined, roads: undefined, identityCheck: undefined },
};

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
