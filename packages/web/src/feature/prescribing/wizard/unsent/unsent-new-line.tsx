import { useNavigate } from 'react-router';
import { usePersonKey } from '../../prescription-form/unsent/use-person-key';
import { UnsentLines } from '../../prescription-form/notice/unsent-lines';
import { dropNew, unsentNew } from './new-work';

/** Offers the new prescriptions that were started and not sent. */
export function UnsentNewLine() {
  const navigate = useNavigate();
  const person = usePersonKey();
  return (
    <UnsentLines
      find={() => unsentNew(person)}
      onContinue={({ to }) => void navigate(to)}
      onDrop={(work) => dropNew(person, work)}
    />
  );
}
