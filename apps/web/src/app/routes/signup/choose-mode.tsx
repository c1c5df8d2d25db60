import { EntryFrame } from '../../../features/identity/components/entry-frame.tsx';
import { paths, withQuery } from '../../../session/paths.ts';
import { Drawing, type DrawingName } from '../../../ui/drawing.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { useQuery } from '../../../ui/navigation/navigation.ts';

export function ChooseModeRoute() {
  const ref = useQuery().get('ref') ?? undefined;
  return (
    <EntryFrame title="What brings you here?" lead="Either way you can send, receive and keep money in a wallet.">
      <div className="grid gap-4">
        <Choice
          to={withQuery(paths.signupUserInfo, { ref })}
          drawing="parcel"
          title="I send, or carry on my way"
          text="Parcels across town or across the country, and room in your bag when you travel."
        />
        <Choice
          to={withQuery(paths.signupDispatchPartner, { ref })}
          drawing="bike"
          title="I run a dispatch business"
          text="Bikes, vans or trucks with working hours. Customers find you, and you get paid here."
        />
        <p className="text-center text-ink-soft">
          Already have an account?{' '}
          <Link to={paths.login} className="link inline-flex min-h-11 items-center font-medium">
            Sign in
          </Link>
        </p>
        <p className="text-center text-13 text-ink-soft">
          By signing up you agree to our{' '}
          <Link to={paths.terms} className="link">
            terms
          </Link>
          . What we keep about you, and for how long, is on the{' '}
          <Link to={paths.privacy} className="link">
            privacy page
          </Link>
          .
        </p>
      </div>
    </EntryFrame>
  );
}

type ChoiceProps = { readonly to: string; readonly drawing: DrawingName; readonly title: string; readonly text: string };

function Choice({ to, drawing, title, text }: ChoiceProps) {
  return (
    <Link to={to} className="paper-card flex items-center gap-4 p-4 transition-colors hover:border-palm">
      <Drawing name={drawing} size={88} className="flex-none" />
      <span className="min-w-0">
        <span className="display block text-17 font-bold">{title}</span>
        <span className="mt-0.5 block text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}
