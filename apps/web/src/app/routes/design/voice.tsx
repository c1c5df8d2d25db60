import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

const lines = [
  { good: 'Your money is safe in escrow until Chidi hands it over.', bad: 'Transaction initiated successfully.' },
  { good: 'That code is too old. We can send you a new one.', bad: 'Error: invalid or expired token!' },
  { good: 'No orders yet. When you send a parcel, it is listed here.', bad: 'No data.' },
  { good: 'Sat 14 Nov, 9:40 am', bad: '2026-11-14T08:40:00Z' },
];

export function Voice() {
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-17 text-ink-soft">
        A helpful person at the park who knows the route. Short sentences, the first name now and then, no exclamation marks in
        bad news, amounts always with their currency.
      </p>
      <ul className="grid gap-3">
        {lines.map(({ good, bad }) => (
          <li key={good} className="grid gap-2 rounded-card border border-line bg-card p-4 md:grid-cols-2">
            <span className="flex gap-2 font-medium">
              <Check size={20} aria-label="Say" className="mt-0.5 flex-none text-palm" />
              {good}
            </span>
            <span className="flex gap-2 text-ink-soft line-through decoration-1">
              <X size={20} aria-label="Not" className="mt-0.5 flex-none text-clay" />
              {bad}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
