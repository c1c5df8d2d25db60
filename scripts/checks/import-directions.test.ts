import { describe, expect, it } from 'vitest';
import { checkImports, rooms } from './import-directions.ts';

const tables = rooms.map(({ folder, allowed }) => [folder, allowed] as const);

describe('import directions', () => {
  it.each([
    ['packages/contract/src/users/get-user.ts', "import { readFileSync } from 'node:fs';"],
    ['apps/api/src/platform/http/server.ts', "import { x } from '../../modules/users/index.ts';"],
    ['apps/api/src/platform/http/server.ts', "import { trace } from '@opentelemetry/api';"],
    ['apps/api/src/modules/users/views.ts', "import { x } from '../identity/policies.ts';"],
    ['apps/api/src/modules/wallet/pins.ts', "import { x } from '../users/index.ts';"],
    ['apps/api/src/modules/users/views.ts', "import type { Context } from '../../context.ts';"],
    ['apps/api/src/modules/identity/jobs/send-code.ts', "import { x } from '../../../providers/sms/termii.ts';"],
    ['apps/web/src/ui/button.tsx', "import { x } from '../features/users/api/get-user.ts';"],
    ['apps/web/src/forms/amount-field.tsx', "import { useUser } from '../session/user-context.tsx';"],
    ['apps/web/src/session/session.ts', "import { x } from '../features/chat/index.ts';"],
    ['apps/web/src/session/session.ts', "const page = import('../app/router.tsx');"],
    ['apps/web/src/features/users/api/get-user.ts', "import { x } from '../../identity/model/session.ts';"],
    ['apps/web/src/features/users/api/get-user.ts', "const x = import('../../places/components/city-field.tsx');"],
    ['apps/web/src/features/wallet/components/history.tsx', "import { x } from '../../orders/index.ts';"],
    ['apps/web/src/features/wallet/components/history.tsx', "import type { X } from '../../orders/index.ts';"],
    ['apps/web/src/features/users/components/person.tsx', "import { x } from '../../places/tests/found-places.ts';"],
    ['apps/web/src/features/users/model/draft.ts', "import * as z from 'zod';"],
    ['apps/web/src/features/users/model/draft.ts', "const page = import('../../../app/router.tsx');"],
  ])('are refused in %s for %s', (file, text) => {
    expect(checkImports(file, text)).not.toEqual([]);
  });

  it.each([
    ['packages/contract/src/users/get-user.ts', "import * as z from 'zod/mini';\nimport { idOf } from '../ids.ts';"],
    ['apps/api/src/modules/users/views.ts', "import { isVerified } from '../identity/index.ts';"],
    ['apps/api/src/modules/identity/context.ts', "import type { SmsPort } from '../../providers/sms/port.ts';"],
    ['apps/api/src/context.ts', "import { createTermiiSms } from './providers/sms/termii.ts';"],
    ['apps/web/src/forms/amount-field.tsx', "import { TextField } from '../ui/text-field.tsx';"],
    ['apps/web/src/features/users/components/person.tsx', "import { CityField } from '../../places/index.ts';"],
    ['apps/web/src/features/users/components/person.test.tsx', "import { x } from '../../places/tests/found-places.ts';"],
    ['apps/web/src/features/orders/popups/tracking.tsx', "import { paths } from '../../../session/paths.ts';"],
    ['apps/web/src/app/popup-registry.ts', "const x = import('../features/orders/popups/tracking.tsx');"],
  ])('are fine in %s for %s', (file, text) => {
    expect(checkImports(file, text)).toEqual([]);
  });

  it('say which door to go through, or what to do where there is none', () => {
    const [door] = checkImports('apps/web/src/features/chat/realtime.ts', "import { x } from '../files/api/send-picture.ts';");
    expect(door).toContain('Go through apps/web/src/features/files/index.ts.');
    const [closed] = checkImports('apps/web/src/features/wallet/index.ts', "import { x } from '../orders/index.ts';");
    expect(closed).toContain('wallet may not depend on orders: move what both need into a feature below them');
  });

  it.each(tables)('are listed from top to bottom, so that no table of %s holds a circle', (_, table) => {
    const names = Object.keys(table);
    for (const [name, used] of Object.entries(table))
      expect(names.slice(0, names.indexOf(name)), name).toEqual(expect.arrayContaining([...used]));
  });
});
