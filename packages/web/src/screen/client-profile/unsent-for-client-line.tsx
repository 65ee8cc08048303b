import { useNavigate } from 'react-router';
import { usePersonKey } from '../../feature/prescribing/prescription-form/unsent/use-person-key';
import { UnsentLines } from '../../feature/prescribing/prescription-form/notice/unsent-lines';
import { dropNew, isForClient, unsentNew } from '../../feature/prescribing/wizard/unsent/new-work';

/** Offers this client's new prescriptions that were started but not sent. */
export function UnsentForClientLine({ clientId }: { readonly clientId: string }) {
  const navigate = useNavigate();
  const person = usePersonKey();
  const find = () => unsentNew(person).filter((work) => isForClient(work, clientId));
  return (
    <UnsentLines find={find} onContinue={({ to }) => void navigate(to)} onDrop={(work) => dropNew(person, work)} />
  );
}
