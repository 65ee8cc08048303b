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
  /** The same person is signed in again. */
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/**
 * The sign-in ended under a form: the form waits behind until the person is signed in again, or leaves it. No
 * button has the focus first, for the key that is pressed just then was meant for the form.
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
    // Whoever signed in in another tab comes back to this one.
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
