import type { NotificationName } from '@waybill/contract/notifications/enums';

/** What a step of an order tells one member. */
export type StepNotification = {
  readonly to: string;
  readonly type: NotificationName;
  readonly words: string | ((count: number) => string);
  readonly unlessMuted?: boolean;
  /** Subject that the row counts under; the order itself by default. */
  readonly subject?: string;
  /** Leads to the request between the two, not to an order. */
  readonly isRequest?: boolean;
};
