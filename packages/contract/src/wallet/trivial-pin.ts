/** 0000, 1234, 9876, 1212, and years that everybody tries. */
export function isTrivialPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const isRun = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const isPair = pin.slice(0, 2) === pin.slice(2);
  return isRun || isPair || pin === '1960';
}

export const trivialPinWords = 'That PIN is too easy to guess. Please avoid runs and repeated digits.';
