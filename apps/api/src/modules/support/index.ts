import type { Route } from '../../platform/http/route.ts';
import type { SupportContext } from './context.ts';

export type { SupportContext } from './context.ts';

export const supportRoutes: readonly Route<SupportContext>[] = [];
