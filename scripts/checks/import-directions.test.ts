import { describe, expect, it } from 'vitest';
import { checkImports } from './import-directions.ts';

describe('import directions', () => {
  it.each([
    ['packages/contract/src/users/get-user.ts', "import { readFileSync } from 'node:fs';"],
    ['apps/api/src/platform/http/server.ts', "import { x } from '../../modules/users/index.ts';"],
    ['apps/api/src/modules/users/views.ts', "import { x } from '../identity/policies.ts';"],
    ['apps/api/src/modules/wallet/pins.ts', "import { x } from '../users/index.ts';"],
    ['apps/api/src/modules/users/views.ts', "import type { Context } from '../../context.ts';"],
    ['apps/api/src/modules/identity/jobs/send-code.ts', "import { x } from '../../../providers/sms/termii.ts';"],
    ['apps/web/src/ui/button.tsx', "import { x } from '../features/users/api/get-user.ts';"],
    ['apps/web/src/features/users/api/get-user.ts', "import { x } from '../../identity/model/session.ts';"],
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
  ])('are fine in %s for %s', (file, text) => {
    expect(checkImports(file, text)).toEqual([]);
  });
});
