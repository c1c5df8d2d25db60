import { buildClient } from '../packages/client/build/build-client.ts';

await buildClient();
