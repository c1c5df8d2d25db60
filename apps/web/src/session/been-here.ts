const key = 'waybill.been-here';

/** Whether this browser has seen the front door before, or somebody was signed in. A closed store has seen everything. */
export function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberVisit(): void {
  try {
    if (!hasBeenHere()) localStorage.setItem(key, '1');
  } catch {
    // A full store costs a second look at the front door.
  }
}
