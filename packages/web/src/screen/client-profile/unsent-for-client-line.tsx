import { useNavigate } from 'react-router';
import { usePersonKey } from '../../part/prescription-form/direct/use-person-key';
import { BegunLine } from '../../part/prescription-form/notice/begun-line';
import { dropNew, isForClient, unsentNew } from '../prescribe/new-work';

/** Offers the new prescription that was begun for this client and not sent. */
export function UnsentForClientLine({ clientId }: { readonly clientId: string }) {
  const navigate = useNavigate();
  const person = usePersonKey();
  const find = () => {
    const work = unsentNew(person);
    return work && isForClient(work, clientId) ? work : null;
  };
  return <BegunLine find={find} onContinue={({ to }) => void navigate(to)} onDrop={(work) => dropNew(person, work)} />;
}
