import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { DemoPlace } from './demo-places.ts';

/** The people of the demo. All share one password and one PIN, printed at start. */
export const demoPassword = 'park-to-park-2026';
export const demoPin = '2580';

export type DemoPerson = {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly countryCode: string;
  readonly countryName: string;
  readonly city: string;
  readonly about: string;
  readonly isVerified: boolean;
  readonly isSuspended?: boolean;
  /** What they do in the console. */
  readonly staffRole?: StaffRole;
  readonly kycStatus?: number;
  readonly business?: {
    readonly website: string;
    readonly repName: string;
    readonly repRole: string;
    readonly numberOfVehicles: number;
    /** In the home currency, major units. */
    readonly baseFare: number;
    /** Up to three. */
    readonly worksIn: readonly DemoPlace[];
  };
};

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'adaeze',
    fullName: 'Adaeze Okonkwo',
    email: 'adaeze@waybill.example',
    phone: '+2348031234501',
    countryCode: 'NG',
    countryName: 'Nigeria',
    city: 'Lagos',
    about: 'sends and sells from Lagos, identity checked',
    isVerified: true,
    kycStatus: 1,
  },
  {
    username: 'tunde',
    fullName: 'Tunde Balogun',
    email: 'tunde@waybill.example',
    phone: '+2348052234502',
    countryCode: 'NG',
    countryName: 'Nigeria',
    city: 'Ibadan',
    about: 'travels and carries, identity checked',
    isVerified: true,
    kycStatus: 1,
  },
  {
    username: 'swiftlane',
    fullName: 'Swiftlane Logistics',
    email: 'hello@swiftlane.example',
    phone: '+2348093234503',
    countryCode: 'NG',
    countryName: 'Nigeria',
    city: 'Abuja',
    about: 'a dispatch partner with 24 vehicles',
    isVerified: true,
    kycStatus: 1,
    business: {
      website: 'swiftlane.example',
      repName: 'Halima Yusuf',
      repRole: 'Operations lead',
      numberOfVehicles: 24,
      baseFare: 2_500,
      worksIn: ['wuse', 'kaduna', 'kano'],
    },
  },
  {
    username: 'maria',
    fullName: 'Maria Silva',
    email: 'maria@waybill.example',
    phone: null,
    countryCode: 'PT',
    countryName: 'Portugal',
    city: 'Lisbon',
    about: 'abroad, pays in dollars',
    isVerified: true,
  },
  {
    username: 'idara',
    fullName: 'Idara Bassey',
    email: 'idara@waybill.example',
    phone: '+2348037234507',
    countryCode: 'NG',
    countryName: 'Nigeria',
    city: 'Lagos',
    about: 'has a bookshop: a week of parcels, an API key and webhooks',
    isVerified: true,
    kycStatus: 1,
  },
  {
    username: 'ngozi',
    fullName: 'Ngozi Eze',
    email: 'ngozi@waybill.example',
    phone: '+2348144234505',
    countryCode: 'NG',
    countryName: 'Nigeria',
    city: 'Enugu',
    about: 'has not verified her phone yet',
    isVerified: false,
  },
  {
    username: 'bayo',
    fullName: 'Bayo Adeleke',
    email: 'bayo@waybill.example',
    phone: '+2347065234506',
    countryCode: 'NG',
    countryName: 'Nigeria',
    city: 'Benin City',
    about: 'is suspended',
    isVerified: true,
    isSuspended: true,
  },
];

const staff = { phone: null, countryCode: 'NG', countryName: 'Nigeria', city: 'Lagos', isVerified: true } as const;

/** Staff, who have the console. Two, because money moved by hand takes two. */
export const demoStaff: readonly DemoPerson[] = [
  {
    ...staff,
    username: 'ops.amaka',
    fullName: 'Amaka Nnadi',
    email: 'amaka@staff.waybill.example',
    staffRole: 'admin',
    about: 'runs the console: documents, reports, disputes, and who works there',
  },
  {
    ...staff,
    username: 'ops.femi',
    fullName: 'Femi Ogunleye',
    email: 'femi@staff.waybill.example',
    staffRole: 'lead',
    about: 'the second pair of eyes, for money',
  },
];
