import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';

export const supportRoutes: readonly Route<OpsContext>[] = [];
