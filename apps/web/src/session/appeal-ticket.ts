let kept: string | undefined;

/** What a suspended person was given when they had proven who they are. For this page alone: it is gone with it. */
export function keepAppealTicket(ticket: string | undefined): void {
  kept = ticket ?? kept;
}

export const appealTicket = () => kept;
