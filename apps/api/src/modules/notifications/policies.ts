import type { NotificationCategory } from '@waybill/contract/notifications/enums';
import type { Caller } from '../../platform/http/route.ts';

/** A member reads what concerns the work of a business: news of its account are the owner's, those of money the books' as well. */
export function hiddenFrom({ member }: Caller): readonly NotificationCategory[] {
  if (!member) return [];
  return member.role === 'manager' ? ['account'] : ['account', 'money'];
}
