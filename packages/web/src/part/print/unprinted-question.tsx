import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';

interface UnprintedQuestionProps {
  /** Reason for requiring a hard copy (P-113). */
  readonly hardCopy: string;
  readonly onBack: () => void;
  readonly onLeave: () => void;
  /** Omitted while there is nothing to print. */
  readonly onPrint?: () => void;
}

/** Asks before closing the print view of a controlled prescription without a hard copy (P-100, P-112). */
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
        If you close without printing, nothing is recorded. You can print it later from its page in the history.
      </chakra.p>
    </Dialog>
  );
}
