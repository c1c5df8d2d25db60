import { defineEvent } from '../../platform/jobs/outbox.ts';

export const passwordChanged = defineEvent<{ readonly userId: string; readonly at: string }>('identity.password-changed');
