import { defineEvent } from '../../platform/jobs/outbox.ts';

export const passwordChanged = defineEvent<{ userId: string }>('identity.password-changed');
