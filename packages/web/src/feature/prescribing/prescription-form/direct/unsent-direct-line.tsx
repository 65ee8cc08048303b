import { UnsentLines } from '../notice/unsent-lines';
import { dropDirect, unsentDirect } from './direct-work';
import { useOpenDirect } from './use-open-direct';
import { usePersonKey } from '../unsent/use-person-key';

/** Offers the drafts and copies that were started and not sent. */
export function UnsentDirectLine() {
  const person = usePersonKey();
  const { open } = useOpenDirect();
  return (
    <UnsentLines
      find={() => unsentDirect(person)}
      onContinue={({ source }) => open(source)}
      onDrop={({ source }) => dropDirect(person, source)}
    />
  );
}
