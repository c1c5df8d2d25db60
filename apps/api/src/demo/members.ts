import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import type { DemoPerson } from './people.ts';

type DemoMember = DemoPerson & { readonly role: MemberRole; readonly sharePercent: number | null };

const member = (username: string, fullName: string, digits: string, role: MemberRole, sharePercent: number | null = null) =>
  ({
    ...{ username, fullName, role, sharePercent, phone: `+23480922345${digits}`, email: `${username}@swiftlane.example` },
    ...{ countryCode: 'NG', countryName: 'Nigeria', city: 'Lagos', isVerified: true },
    about: `${role} of Swiftlane`,
  }) satisfies DemoMember;

/** Swiftlane’s people beside its owner. They share the password, too. */
export const demoMembers: readonly DemoMember[] = [
  member('folake', 'Folake Adisa', '21', 'manager'),
  member('hauwa', 'Hauwa Garba', '22', 'dispatcher'),
  member('obinna', 'Obinna Uche', '23', 'accountant'),
  member('tobi', 'Tobi Ajayi', '24', 'rider', 70),
  member('sunday', 'Sunday Okoro', '25', 'rider', 70),
  member('musa', 'Musa Lawal', '26', 'rider', 70),
  member('ekene', 'Ekene Madu', '27', 'rider', 65),
  member('yinka', 'Yinka Salami', '28', 'rider', 65),
  member('uche', 'Uche Bassey', '29', 'rider'),
];

/** They came one after the other, in the weeks after Swiftlane began. */
export async function joinSwiftlane(tx: Tx, now: Date): Promise<void> {
  const businessId = demoId('usr', 'swiftlane');
  for (const [place, { username, role, sharePercent }] of demoMembers.entries())
    await tx`insert into business_member ${tx({
      id: demoId('mbr', username),
      businessId,
      userId: demoId('usr', username),
      role,
      sharePercent,
      invitedBy: businessId,
      createdAt: new Date(now.getTime() - (60 - place * 5) * 86_400_000),
    })}`;
}
