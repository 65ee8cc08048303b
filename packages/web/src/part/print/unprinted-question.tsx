import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';

interface UnprintedQuestionProps {
  /** Why a hard copy is needed (P-113). */
  readonly hardCopy: string;
  readonly onBack: () => void;
  readonly onLeave: () => void;
  /** Left out while there is no paper to print. */
  readonly onPrint?: () => void;
}

/** Asked before the print view of a controlled prescription closes without a hard copy (P-100, P-112). */
export function UnprintedQuestion({ hardCopy, onBack, onLeave, onPrint }: UnprintedQuestionProps) {
  const footer = (
    <>
      <Button onClick={onLeave}>Close without printing</Button>
      {onPrint && (
        <Button variant="solid" icon={Printer} onClick={onPrint} data-autofocus>
          Print
        </Button>
      )}
    </>
  );
  return (
    <Dialog title="This prescription has not been printed" onClose={onBack} footer={footer}>
      <p>{hardCopy}</p>
      <chakra.p mt="2" color="fg.muted">
        Closed without printing, nothing is recorded. It can be printed later from its page in the history.
      </chakra.p>
    </Dialog>
  );
}
