import { writeFileSync } from 'node:fs';
import { citiesTable } from './generate/cities.ts';
import { clientCallsModule, clientCallTypesModule } from './generate/client-calls.ts';
import { envExample } from './generate/env-example.ts';
import { errorsPage } from './generate/errors-page.ts';
import { openapiDocument } from './generate/openapi.ts';
import { ordersPage } from './generate/orders-page.ts';
import { outlinesModule } from './generate/outlines.ts';
import { pricesPage } from './generate/prices-page.ts';
import { tablesPage } from './generate/tables-page.ts';

/** Every file that is made from another one. `npm test` fails when a committed one is not what this makes. */
export const generatedFiles: Readonly<Record<string, () => string>> = {
  '.env.example': envExample,
  'apps/api/src/modules/places/data/cities.tsv': citiesTable,
  'apps/web/src/features/places/data/outlines.ts': outlinesModule,
  'docs/errors.md': errorsPage,
  'docs/openapi.json': openapiDocument,
  'docs/orders.md': ordersPage,
  'docs/prices.md': pricesPage,
  'docs/tables.md': tablesPage,
  'packages/client/src/calls/call-texts.ts': clientCallsModule,
  'packages/client/src/calls/call-types.ts': clientCallTypesModule,
};

if (import.meta.main) {
  for (const [file, make] of Object.entries(generatedFiles)) {
    writeFileSync(new URL(`../${file}`, import.meta.url), make());
    console.log(`  ${file}`);
  }
  // Pictures are not compared: another version of the library that paints them may differ in a pixel.
  const { drawDemoPictures } = await import('./generate/demo-pictures.ts');
  for (const file of await drawDemoPictures()) console.log(`  ${file}`);
}
