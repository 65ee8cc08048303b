import { chakra } from '@chakra-ui/react';
import { signedOutWhileTyping } from '@signa/core/base';
import { LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import { Dialog } from '../../part/overlay/dialog';
import { useServices } from '../../platform/services/services';

type Failure = typeof signedOutWhileTyping.notYet | typeof signedOutWhileTyping.notAsked;

interface SignedOutDialogProps {
  /** Called when the same user has signed in again. */
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/**
 * Shown when the session ends while a form is open. The form stays until the user signs in again or leaves it.
 * No button is focused initially, because the next key press was meant for the form.
 */
export function SignedOutDialog({ onBack, onLeave }: SignedOutDialogProps) {
  const { identity } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = async (isAsked: boolean) => {
    setBusy(isAsked);
    const renewal = await identity.renew();
    setBusy(false);
    if (renewal === 'renewed') return onBack();
    if (isAsked) setFailure(renewal === 'over' ? signedOutWhileTyping.notYet : signedOutWhileTyping.notAsked);
  };
  const look = useEffectEvent(() => void ask(false));
  useEffect(() => {
    // A user who signed in in another tab returns to this one.
    const onFocus = () => look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  const footer = (
    <>
      <Button onClick={onLeave}>{signedOutWhileTyping.leaves}</Button>
      <Button onClick={() => void ask(true)} busy={busy}>
        {signedOutWhileTyping.goesOn}
      </Button>
      <LinkButton to="/login" target="_blank" variant="solid" icon={LogIn}>
        Sign in
      </LinkButton>
    </>
  );
  return (
    <Dialog title={signedOutWhileTyping.title} onClose={() => void ask(true)} footer={footer} failure={failure}>
      <chakra.p>{signedOutWhileTyping.text}</chakra.p>
    </Dialog>
  );
}
