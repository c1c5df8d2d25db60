/** The rules of webhooks that the API keeps, the page tells and the guide explains. */
export const webhookLimits = {
  /** Endpoints of one person or business at most. */
  endpoints: 10,
  /** The hours for which a replaced secret still signs beside its successor. */
  oldSecretHours: 24,
  /** The days without a success after which a failing endpoint is switched off. */
  failingDays: 3,
  /** The days for which deliveries are kept. */
  keptDays: 30,
  /** Replayed in one call at most. */
  replays: 1_000,
  timeoutSeconds: 15,
} as const;

/** The seconds before each attempt, counted from the one before: Standard Webhooks’ own schedule, of three days and three hours. */
export const attemptDelaysSeconds = [
  0,
  5,
  5 * 60,
  30 * 60,
  2 * 3_600,
  5 * 3_600,
  10 * 3_600,
  14 * 3_600,
  20 * 3_600,
  24 * 3_600,
] as const;
