import { deleteItem as call } from '@waybill/contract/timeline/delete-item';
import { deleteItem } from '../commands/delete-item.ts';
import { defineRoute } from '../define-route.ts';

export const deleteItemRoute = defineRoute(call, (context, { caller, params }) => deleteItem(context, caller.userId, params));
