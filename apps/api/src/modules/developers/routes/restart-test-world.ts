import { restartTestWorld as call } from '@waybill/contract/developers/restart-test-world';
import { restartTestWorld } from '../commands/restart-test-world.ts';
import { defineRoute } from '../define-route.ts';

export const restartTestWorldRoute = defineRoute(call, (context, { caller }) => restartTestWorld(context, caller.userId));
