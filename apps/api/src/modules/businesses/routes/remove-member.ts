import { removeMember as call } from '@waybill/contract/businesses/remove-member';
import { removeMember } from '../commands/remove-member.ts';
import { defineRoute } from '../define-route.ts';

export const removeMemberRoute = defineRoute(call, (context, { caller, params }) => removeMember(context, caller, params.userId));
