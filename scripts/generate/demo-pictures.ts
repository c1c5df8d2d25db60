import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawFace } from './demo-pictures/face.ts';
import { looks } from './demo-pictures/looks.ts';
import { looksOfMembers } from './demo-pictures/looks-of-members.ts';
import { marks } from './demo-pictures/marks.ts';
import { card, things } from './demo-pictures/things.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/api/src/demo/pictures');

/** The identity documents in the demo's console: the colour of the card, and whether it can be read. */
const cards = {
  ibrahim: ['#0B6B45', false],
  blessing: ['#1D5F8A', false],
  sade: ['#B3341F', true],
  tari: ['#5A4636', false],
} as const;

/** Draws the faces, signs, parcels and documents of the demo. Stored as files: the program itself reads no drawings, only pictures. */
export async function drawDemoPictures(): Promise<string[]> {
  const faces = Object.entries({ ...looks, ...looksOfMembers }).map(
    ([name, look]) => [`faces/${name}`, drawFace(look), 320] as const,
  );
  const signs = Object.entries(marks).map(([name, draw]) => [`faces/${name}`, draw(), 320] as const);
  const pictures = Object.entries(things).map(([name, draw]) => [`things/${name}`, draw(), 800] as const);
  const documents = Object.entries(cards).map(([name, [colour, isBlurred]]) => {
    const look = looks[name];
    if (!look) throw new Error(`Nobody in the demo looks like ${name}`);
    return [`documents/${name}`, card(drawFace(look), colour, isBlurred), 800] as const;
  });
  const written: string[] = [];
  for (const [name, drawing, width] of [...faces, ...signs, ...pictures, ...documents]) {
    const file = path.join(folder, `${name}.webp`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await sharp(Buffer.from(drawing)).resize({ width }).webp({ quality: 90, effort: 6 }).toBuffer());
    written.push(path.relative(process.cwd(), file));
  }
  return written;
}
