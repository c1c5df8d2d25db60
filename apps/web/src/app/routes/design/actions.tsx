import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { paths } from '../../../session/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions() {
  return (
    <div className="grid gap-7 md:grid-cols-2">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button variant="${variant}"`}>
          <Button variant={variant}>Send it</Button>
          <Button variant={variant} icon={<Plus size={20} aria-hidden="true" />}>
            Add
          </Button>
          <Button variant={variant} busy>
            Sending
          </Button>
          <Button variant={variant} disabled>
            Send it
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button full">
        <Button full>Sign in</Button>
      </Specimen>
      <Specimen name="ButtonLink, IconButton, link">
        <ButtonLink to={paths.login} variant="secondary">
          Go to sign-in
        </ButtonLink>
        <IconButton label="Remove">
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
        <a href="#actions" className="link">
          A link in a sentence
        </a>
      </Specimen>
    </div>
  );
}
