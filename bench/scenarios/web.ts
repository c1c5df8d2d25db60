import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/chromium.ts';
import { buildWebApp } from '../../scripts/web-build.ts';
import { openHouse } from '../support/house.ts';
import { median, type Scenario, verdict } from '../support/scenario.ts';

const runs = 5;
const goal = 98;

/** Lighthouse (mobile) of the sign-in page as it is served. */
export const scenario: Scenario = async () => {
  await buildWebApp();
  const house = await openHouse();
  const port = 9222 + Math.floor(Math.random() * 500);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    const scores: number[] = [];
    for (let run = 0; run < runs; run += 1) scores.push(await measure(`${house.origin}/login`, port));
    console.log(`  performance of /login: ${scores.join(', ')}`);
    return verdict('median score', median(scores), goal);
  } finally {
    await browser.close();
    await house.close();
  }
};

async function measure(url: string, port: number): Promise<number> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error('Lighthouse gave no answer');
  const { categories, audits } = result.lhr;
  const others = ['accessibility', 'best-practices', 'seo'].map(
    (name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`,
  );
  console.log(
    `  LCP ${audits['largest-contentful-paint']?.displayValue}, TBT ${audits['total-blocking-time']?.displayValue}, CLS ${audits['cumulative-layout-shift']?.displayValue}; ${others.join(', ')}`,
  );
  return Math.round((categories.performance?.score ?? 0) * 100);
}
