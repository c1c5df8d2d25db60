import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { headline } from '../apps/web/src/app/routes/welcome/headline.ts';
import { findBareChromium } from './chromium.ts';

/** Draws the picture that chats show beside a link to us. Run after the drawing or the headline has changed: `node scripts/link-picture.ts`. */
const web = new URL('../apps/web/', import.meta.url);
const font = readFileSync(new URL('src/ui/fonts/bricolage-core.woff2', web)).toString('base64');
const drawing = readFileSync(new URL('src/ui/drawings/front.svg', web), 'utf8');
const mark = readFileSync(new URL('public/favicon.svg', web), 'utf8').replace('class="fold"', 'fill="#fff"');

const html = `<!doctype html><style>
@font-face { font-family: "Bricolage Grotesque"; font-weight: 500 800; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 520px 1fr; align-items: center; gap: 10px;
  padding: 0 40px 0 72px; box-sizing: border-box; background: #f2a71b; color: #17211b; font-family: "Bricolage Grotesque" }
p { margin: 0; display: flex; align-items: center; gap: 14px; font-size: 44px; font-weight: 700 }
p svg { width: 60px; height: 60px }
h1 { margin: 34px 0 0; font-size: 70px; line-height: 1; letter-spacing: -0.02em; text-wrap: balance }
body > svg { width: 100% }
</style><div><p>${mark} Waybill</p><h1>${headline}</h1></div>${drawing}`;

const browser = await chromium.launch({ executablePath: findBareChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate('document.fonts.ready');
const png = await sharp(await page.screenshot())
  .png({ palette: true, colours: 64, compressionLevel: 9 })
  .toBuffer();
await browser.close();
writeFileSync(new URL('public/icons/link.png', web), png);
console.log(`  apps/web/public/icons/link.png, ${png.length} bytes`);
