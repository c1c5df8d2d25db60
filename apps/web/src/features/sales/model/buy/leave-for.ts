/** Goes to the page of another house. */
export function leaveFor(address: string): void {
  location.assign(address);
}
