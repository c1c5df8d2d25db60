/** “800 m”, “1.8 km”, “23 km”: nobody rides more exactly than that. */
export function distanceInWords(km: number): string {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  return km < 10 ? `${km.toFixed(1).replace(/\.0$/, '')} km` : `${Math.round(km)} km`;
}

export function accuracyInWords(metres: number): string {
  return metres < 1000 ? `${Math.max(5, Math.round(metres / 5) * 5)} m` : distanceInWords(metres / 1000);
}
