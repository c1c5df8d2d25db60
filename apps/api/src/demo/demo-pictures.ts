import { readFile } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { type Developed, type PastImage, recordPastImage, replaceProfileImage } from '../modules/files/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';

/** Subjects of the demo's photos; `npm run generate` draws them. */
const demoThings = ['carton', 'shoes', 'books', 'blender', 'gate', 'lens', 'van', 'present'] as const;
export type Thing = (typeof demoThings)[number];

export type DemoPictures = {
  readonly faces: ReadonlyMap<string, Developed>;
  readonly things: ReadonlyMap<Thing, Developed>;
};

/** A picture of the demo as it lies here. */
export function pictureFile(name: `faces/${string}` | `things/${Thing}` | `documents/${string}`): Promise<Buffer> {
  return readPicture(name);
}

const readPicture = (name: string) => readFile(new URL(`./pictures/${name}.webp`, import.meta.url));

/** Processes the pictures like those of members. */
export async function developPictures(
  { imageProcessing }: Pick<Context, 'imageProcessing'>,
  usernames: readonly string[],
): Promise<DemoPictures> {
  // Sequentially, faces beside things: no picture waits for its turn until it times out, however slow the machine is.
  const developAll = async <Name extends string>(names: readonly Name[], folder: 'faces' | 'things') => {
    const developed = new Map<Name, Developed>();
    for (const name of names)
      developed.set(name, await imageProcessing.develop(folder, () => readPicture(`${folder}/${name}`), folder === 'faces'));
    return developed;
  };
  const [faces, things] = await Promise.all([developAll(usernames, 'faces'), developAll(demoThings, 'things')]);
  return { faces, things };
}

/** A photo of a thing, by whose it is and what it belongs to. */
export const demoImageId = (owner: string, thing: Thing, belongsTo: string) => demoId('img', `${owner} ${thing} ${belongsTo}`);

export type DemoPhoto = { readonly by: string; readonly thing: Thing; readonly belongsTo: string };

export async function recordPhoto(
  context: Pick<Context, 'files'>,
  tx: Tx,
  { things }: DemoPictures,
  { by, thing, belongsTo }: DemoPhoto,
): Promise<void> {
  const ownerId = demoId('usr', by);
  await record(context, tx, { id: demoImageId(by, thing, belongsTo), ownerId, isProfile: false }, things.get(thing));
}

export async function giveFace(
  context: Pick<Context, 'files'>,
  tx: Tx,
  { faces }: DemoPictures,
  username: string,
): Promise<void> {
  const [id, ownerId] = [demoId('img', `face ${username}`), demoId('usr', username)];
  await record(context, tx, { id, ownerId, isProfile: true }, faces.get(username));
  const address = await replaceProfileImage(tx, ownerId, id);
  await tx`update profile set profile_picture = ${address} where user_id = ${ownerId}`;
}

async function record(
  context: Pick<Context, 'files'>,
  tx: Tx,
  image: Omit<PastImage, 'developed'>,
  developed: Developed | undefined,
): Promise<void> {
  if (!developed) throw new Error(`${image.id} was not drawn`);
  await recordPastImage(context, tx, { ...image, developed });
}
