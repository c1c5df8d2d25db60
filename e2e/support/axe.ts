import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The builder brings a script of 1.4 MB and runs it twice for every look at a page. The small one, once, finds the same.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = `if (!window.axe) { ${readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')} }`;

/** No violation of WCAG 2.2 AA or of good practice, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Only these are read: the others need not be described and sent over.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, `${page.url()}`).toEqual([]);
}
