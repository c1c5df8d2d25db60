import { businessView } from '@waybill/contract/users/business-view';
import { ownUser } from '@waybill/contract/users/user-view';
import { namesIn } from '../../platform/http/read-input.ts';

/**
 * What a user and their business hold, as we answer it or as the product always had it: whoever sends all of it
 * is understood. A password and a PIN have calls of their own, where they can be changed.
 */
export const readOnlyOfUsers: readonly string[] = [...namesIn(ownUser, businessView), 'password', 'pin', 'idToken'];
