import { type DutyReason, ownDutyHours } from '@waybill/contract/fleet/duty';

/** The last words of a rider about their duty. */
type Said = { readonly isOn: boolean; readonly at: Date };

type Planned = {
  /** The shift that is under way at that time. */
  readonly now: { readonly beginsAt: Date } | undefined;
  /** When the last shift before it ended. */
  readonly lastEndedAt: Date | undefined;
};

/** The clocks of nodes and database are not the same: what was said a moment after a time counts for it. */
const momentMs = 5_000;

/**
 * The one rule of how shifts and one’s own word combine: what a rider says counts until their next shift begins or ends, and
 * twelve hours at most. So a shift puts them on duty unless they have gone off since it began, and its end takes them off duty
 * unless they have gone on since.
 */
export function dutyAt(at: Date, said: Said | undefined, { now, lastEndedAt }: Planned): DutyReason {
  const word = said && said.at.getTime() <= at.getTime() + momentMs ? said : undefined;
  if (now) return word && !word.isOn && word.at >= now.beginsAt ? null : 'shift';
  if (!word?.isOn || (lastEndedAt && word.at < lastEndedAt)) return null;
  return at.getTime() - word.at.getTime() < ownDutyHours * 3_600_000 ? 'self' : null;
}
