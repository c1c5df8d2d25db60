import type { DemoPerson } from './people.ts';

const nigerian = { countryCode: 'NG', countryName: 'Nigeria', isVerified: true } as const;

/** Who else is on the demo's timeline. They share the password, too, but nobody needs to sign in as them. */
export const demoNeighbours: readonly DemoPerson[] = [
  {
    ...nigerian,
    username: 'chioma',
    fullName: 'Chioma Nwosu',
    email: 'chioma@waybill.example',
    phone: '+2348036234511',
    city: 'Aba',
    about: 'sells shoes from Aba',
  },
  {
    ...nigerian,
    username: 'emeka',
    fullName: 'Emeka Obi',
    email: 'emeka@waybill.example',
    phone: '+2348067234512',
    city: 'Enugu',
    about: 'repairs phones in Enugu',
  },
  {
    ...nigerian,
    username: 'fatima',
    fullName: 'Fatima Bello',
    email: 'fatima@waybill.example',
    phone: '+2348085234513',
    city: 'Kano',
    about: 'travels between Kano and Abuja, identity checked',
    kycStatus: 1,
  },
  {
    ...nigerian,
    username: 'kunle',
    fullName: 'Kunle Adeyemi',
    email: 'kunle@waybill.example',
    phone: '+2348023234514',
    city: 'Lagos',
    about: 'flies to London and back, identity checked',
    kycStatus: 1,
  },
  {
    ...nigerian,
    username: 'zumalines',
    fullName: 'Zuma Lines',
    email: 'office@zumalines.example',
    phone: '+2348099234515',
    city: 'Lagos',
    about: 'a dispatch partner with eight vans',
    kycStatus: 1,
    business: {
      website: 'zumalines.example',
      repName: 'Segun Ojo',
      repRole: 'Owner',
      numberOfVehicles: 8,
      baseFare: 1_500,
      worksIn: ['ikeja', 'yaba'],
    },
  },
];
