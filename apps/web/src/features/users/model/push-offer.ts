const key = 'waybill.push-offered';

/** Whether somebody has answered the offer in this browser. One that keeps nothing is not asked at all. */
export function hasAnsweredOffer(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberOfferAnswered(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Then it is offered again one day.
  }
}
