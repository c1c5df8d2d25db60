/** Who carries what is simulated, in each test world: an account that nobody signs in to. */
export const simulatedCarrierId = 'usr_0000000000000000TESTCARRER';
