import { buildWebApp } from './web-build.ts';

await buildWebApp();
await import('../apps/api/src/main.ts');
