import { userExists } from '../../../features/identity/api/user-exists.ts';
import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { BusinessForm } from '../../../features/users/components/business-form.tsx';
import { businessParts } from '../../../features/users/model/business-form.ts';
import { useBusinessForm } from '../../../features/users/model/use-business-form.ts';
import { paths } from '../../../session/paths.ts';
import { useLocation, useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { messagesOf } from '../../field-messages.ts';
import { usePart } from '../../use-part.ts';

export function DispatchPartnerRoute() {
  const navigate = useNavigate();
  const query = useQuery();
  const [part, showPart] = usePart(businessParts);
  const form = useBusinessForm({ referrer: query.get('ref') ?? '' }, messagesOf(useLocation().state));

  return (
    <SignupFrame mode="business" step="Identification" title={businessParts[part]?.title ?? ''}>
      <BusinessForm
        form={form}
        part={part}
        onPart={showPart}
        isUsernameTaken={userExists}
        onDone={async () => navigate(paths.signupSecurity)}
      />
    </SignupFrame>
  );
}
