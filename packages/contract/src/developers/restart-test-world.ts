import { defineCall } from '../call.ts';

export const restartTestWorld = defineCall({
  method: 'DELETE',
  path: '/developers/test-world',
  access: 'member',
  summary:
    'Start the test world anew: all that test keys of this account have made there goes, with its webhook endpoints. The keys stay, and find an empty world at their next call.',
  success: { status: 204 },
  limits: [{ by: 'caller', max: 20, seconds: 3600 }],
});
