export type Question = 'pin' | 'phone' | 'otp' | 'bank';

type Outcome = { status: 'success' | 'failed' | 'pending'; gatewayResponse: string };

/** A card Paystack gives to developers: what its bank asks, and what comes of it. */
export type TestCard = {
  number: string;
  /** null: any three digits will do. */
  cvv: string | null;
  brand: 'visa' | 'verve';
  does: string;
  asks: readonly Question[];
  pin?: string;
  outcome: Outcome;
};

export const otp = '123456';

const paid: Outcome = { status: 'success', gatewayResponse: 'Successful' };
const failed = (gatewayResponse: string): Outcome => ({ status: 'failed', gatewayResponse });

export const successfulCard: TestCard = {
  number: '4084084084084081',
  cvv: '408',
  brand: 'visa',
  does: 'pays at once',
  asks: [],
  outcome: paid,
};

export const declinedCard: TestCard = {
  number: '4084080000005408',
  cvv: '001',
  brand: 'visa',
  does: 'is declined',
  asks: [],
  outcome: failed('Declined'),
};

export const testCards: readonly TestCard[] = [
  successfulCard,
  {
    number: '507850785078507812',
    cvv: '081',
    brand: 'verve',
    does: 'asks for the PIN 1111',
    asks: ['pin'],
    pin: '1111',
    outcome: paid,
  },
  {
    number: '5060666666666666666',
    cvv: '123',
    brand: 'verve',
    does: 'asks for the PIN 1234 and the code 123456',
    asks: ['pin', 'otp'],
    pin: '1234',
    outcome: paid,
  },
  {
    number: '507850785078507804',
    cvv: '884',
    brand: 'verve',
    does: 'asks for the PIN 0000, a phone number and the code 123456',
    asks: ['pin', 'phone', 'otp'],
    pin: '0000',
    outcome: paid,
  },
  {
    number: '4084080000000409',
    cvv: '000',
    brand: 'visa',
    does: 'goes through its bank’s page',
    asks: ['bank'],
    outcome: paid,
  },
  declinedCard,
  {
    number: '4084080000670037',
    cvv: '787',
    brand: 'visa',
    does: 'has too little money on it',
    asks: [],
    outcome: failed('Insufficient Funds'),
  },
  {
    number: '507850785078507853',
    cvv: null,
    brand: 'verve',
    does: 'gets no code: not registered for tokens',
    asks: [],
    outcome: failed('Token Not Generated. Customer Not Registered on Token Platform'),
  },
  {
    number: '5060660000000064',
    cvv: '606',
    brand: 'verve',
    does: 'never hears back from its bank',
    asks: [],
    outcome: { status: 'pending', gatewayResponse: 'Payment is taking too long to complete' },
  },
  {
    number: '5060665060665060',
    cvv: '060',
    brand: 'verve',
    does: 'meets an error at its bank',
    asks: [],
    outcome: failed('500 Error'),
  },
];

export function findCard(number: string | null): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
