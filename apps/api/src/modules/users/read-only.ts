import { businessView } from '@waybill/contract/users/business-view';
import { ownUser } from '@waybill/contract/users/user-view';
import { namesIn } from '../../platform/http/read-input.ts';

/**
 * Fields of a user and their business, as we answer them or as the product always had them: clients may send all of them
 * back. A password and a PIN have calls of their own, where they can be changed.
 */
export const readOnlyOfUsers: readonly string[] = [...namesIn(ownUser, businessView), 'password', 'pin', 'idToken'];
