/** “Good evening, Ada”: by the clock on the wall, and by the first name only. */
export function greeting(fullName: string, hour: number): string {
  const first = fullName.trim().split(/\s+/)[0];
  const hello = hour < 4 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening';
  return first ? `${hello}, ${first}` : hello;
}
