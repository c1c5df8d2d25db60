import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icons of the installed app from the mark. Run after the mark has changed: `node scripts/icons.ts`. */
const folder = new URL('../apps/web/public/icons/', import.meta.url);
const paper = '#fbf8f1';

const mark = readFileSync(new URL('../apps/web/public/favicon.svg', import.meta.url), 'utf8');
const drawing = mark.replace(/^[\s\S]*?<\/style>/, '').replace('</svg>', '');
// As the mark is by day: an icon on somebody’s home screen does not know the night.
const inks: Readonly<Record<string, string>> = {
  'class="label"': 'fill="#0b6b45"',
  'class="fold"': 'fill="#f2a71b"',
  'class="eye"': `fill="${paper}"`,
  'class="string"': 'stroke="#17211b" fill="none"',
};
const inked = Object.entries(inks).reduce((text, [name, ink]) => text.replace(name, ink), drawing);

/** `share`: how much of the square the mark takes. What a phone cuts off a maskable icon lies outside of 0.8 of it. */
function icon(share: number, corner: number): string {
  const at = 16 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${paper}"/><g transform="translate(${at} ${at}) scale(${share})">${inked}</g></svg>`;
}

const icons = [
  { name: 'icon-192', size: 192, svg: icon(0.74, 7) },
  { name: 'icon-512', size: 512, svg: icon(0.74, 7) },
  { name: 'maskable-512', size: 512, svg: icon(0.54, 0) },
  { name: 'apple-touch-icon', size: 180, svg: icon(0.66, 0) },
];

mkdirSync(folder, { recursive: true });
for (const { name, size, svg } of icons) {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(new URL(`${name}.png`, folder), png);
  console.log(`  apps/web/public/icons/${name}.png, ${png.length} bytes`);
}
