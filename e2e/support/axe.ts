import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The builder brings a script of 1.4 MB and runs it twice for every look at a page. The small one, once, finds the same.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = `if (!window.axe) { ${readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')} }`;

// All that another colour scheme can change.
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 AA or of good practice, on the page as it stands. */
export async function expectAccessible(page: Page, { but = [] }: { readonly but?: readonly string[] } = {}): Promise<void> {
  await expectNoViolations(
    page,
    axeOn(page)
      .withTags(rules)
      .disableRules([...but]),
  );
}

/** The same in both colour schemes: a page is opened once, and in the other scheme its colours are looked at. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  const [here, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  // Without transitions: what is out of sight would begin to fade only when axe looks at it, from the colours of the scheme before.
  await page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  }`);
  await page.emulateMedia({ colorScheme: other });
  await expectNoViolations(page, axeOn(page).withRules(rulesOfColours), other);
  await page.emulateMedia({ colorScheme: here });
}

function axeOn(page: Page): AxeBuilder {
  // Only violations are read: the rest need not be described and sent over.
  return new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** What fades in has its colours when it is there; what never ends (a skeleton) is not waited for. */
const comeToRest = `Promise.allSettled(document.getAnimations()
  .filter((one) => one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
  .map((one) => one.finished)).then(() => undefined)`;

async function expectNoViolations(page: Page, axe: AxeBuilder, scheme = ''): Promise<void> {
  await page.evaluate(comeToRest);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, `${page.url()} ${scheme}`).toEqual([]);
}
