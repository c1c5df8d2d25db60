/** More parcels are not fetched in one go, nor loaded on one truck at one door. `keptDays` since they were offered. */
export const collectionLimits = { parcels: 100, keptDays: 90 } as const;
