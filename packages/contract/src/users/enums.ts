export const kycStatus = { Unverified: 0, Completed: 1, Pending: 2, Failed: 3 } as const;
export type KycStatus = (typeof kycStatus)[keyof typeof kycStatus];

export const dispatchPartnerType = { Traveller: 0, DispatchPartner: 1 } as const;

/** The steps of both sign-up journeys, in the order in which they are taken. */
export const signupSteps = [
  'Identification',
  'Password',
  'Otp',
  'CreateAccount',
  'BusinessRepInfo',
  'Documents',
  'TransactionPin',
] as const;
export type SignupStep = (typeof signupSteps)[number];

/** The ways of proving who one is: one’s own password, or a federated provider. */
export const authProviders = ['password', 'oidc'] as const;

export const businessRepRoles = ['Owner', 'Director', 'Manager', 'Operations lead', 'Other'] as const;

/** The people who may begin a chat: anybody, or only those one has sent, carried or negotiated with. */
export const directMessageSources = ['everyone', 'dealings'] as const;
export type DirectMessageSource = (typeof directMessageSources)[number];
