/** The files of a call: `accept-offer` in `orders` becomes five that fit together and say what is missing. */
export function callFiles(module: string, name: string): Readonly<Record<string, string>> {
  const call = camel(name);
  return {
    [`packages/contract/src/${module}/${name}.ts`]: `import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const ${call} = defineCall({
  method: 'POST',
  path: '/${module}/${name}',
  access: 'member',
  summary: 'One sentence for the reference page.',
  body: z.strictObject({}),
  success: { status: 204 },
});
`,
    [`apps/api/src/modules/${module}/commands/${name}.ts`]: `import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { ${pascal(module)}Context } from '../context.ts';

/** One business act, one transaction. */
export async function ${call}(context: ${pascal(module)}Context, caller: Caller): Promise<void> {
  await transact(context.db, async (tx) => {
    await tx\`select \${caller.userId}\`;
  });
}
`,
    [`apps/api/src/modules/${module}/routes/${name}.ts`]: `import { ${call} as call } from '@waybill/contract/${module}/${name}';
import { ${call} } from '../commands/${name}.ts';
import { defineRoute } from '../define-route.ts';

export const ${call}Route = defineRoute(call, (context, { caller }) => ${call}(context, caller));
`,
    [`apps/api/tests/${module}/${name}.test.ts`]: `import { ${call} } from '@waybill/contract/${module}/${name}';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('${name.replaceAll('-', ' ')}', () => {
  const world = useWorld();

  it('says here what it does for the person', async () => {
    const person = await verifiedPerson(world);
    expect((await person.call(${call}, { body: {} })).status).toBe(${call}.success.status);
  });
});
`,
    [`apps/web/src/features/${module}/api/${name}.ts`]: `import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { ${call} as call } from '@waybill/contract/${module}/${name}';

export function ${call}(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
`,
  };
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  const text = camel(name);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
