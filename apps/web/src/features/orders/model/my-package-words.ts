import type { MyPackageView } from '@waybill/contract/orders/my-package-view';
import type { StampTone } from '../../../ui/stamp.tsx';

type Words = {
  readonly word: string;
  /** On a stamp where there is little room, beside the word. */
  readonly short: string;
  readonly tone: StampTone;
  /** How far it has got, or what is left to do. */
  readonly text: string;
};

/** A parcel of one’s own that nobody carries yet, in words. */
export function myPackageWords({ package: { status }, search, ...interest }: MyPackageView): Words {
  if (status !== 'open')
    return { word: 'Nobody took it in time', short: 'Too late', tone: 'ink', text: 'Your money is back. Send it again?' };
  if (search?.state === 'ringing')
    return { word: 'Ringing riders', short: 'Ringing', tone: 'marigold', text: rungWords(search.rung) };
  if (search?.state === 'nobody')
    return { word: 'No rider yet', short: 'No rider', tone: 'clay', text: 'Ring again, or raise the fee' };
  return {
    word: search ? 'Looking for a rider' : 'Looking for a carrier',
    short: 'Looking',
    tone: 'lagoon',
    text: interestWords(interest),
  };
}

type Interest = Pick<MyPackageView, 'seenBy' | 'askedBy'>;

/** “12 people saw it, 2 asked”. */
export function interestWords({ seenBy, askedBy }: Interest): string {
  if (seenBy === 0) return 'Nobody has opened it yet';
  const seen = seenBy === 1 ? '1 person saw it' : `${seenBy} people saw it`;
  return askedBy === 0 ? seen : `${seen}, ${askedBy} asked`;
}

function rungWords(rung: number): string {
  return rung === 1 ? '1 rider is rung' : `${rung} riders are rung`;
}
