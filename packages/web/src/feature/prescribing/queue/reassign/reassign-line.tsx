import { chakra } from '@chakra-ui/react';
import { GetPrescriptionTasksDocument } from '@signa/core/contract/typed';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import { Button } from '../../../../part/button/button';
import { usePractice } from '../../../../platform/practice/practice';
import { requestsByVet } from './left-requests';
import { ReassignDialog } from './reassign-dialog';

/** How many cards the dialog lists; a call accepts at most 200 requests. */
const listed = 60;

/** Shown above the queue of requests whose vets are inactive; opens the dialog that reassigns them. */
export function ReassignLine() {
  const { location } = usePractice();
  const read = useOperation(GetPrescriptionTasksDocument, {
    locationId: location.id,
    status: 'pending',
    isAssignedVetInactive: true,
    skip: 0,
    take: listed,
  });
  const [isOpen, setIsOpen] = useState(false);
  const requests = read.data?.prescriptionTasks ?? [];
  const why = read.data ? 'No pending request is assigned to a vet who left.' : 'The requests are still loading.';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <Button
        size="sm"
        icon={UserRoundX}
        disabledReason={requests.length === 0 ? why : null}
        onClick={() => setIsOpen(true)}
      >
        Reassign requests
      </Button>
      <chakra.span textStyle="meta" color="fg.muted">
        Reassign pending requests of vets who left, one or several at a time.
      </chakra.span>
      {isOpen && (
        <ReassignDialog
          locationId={location.id}
          vets={requestsByVet(requests)}
          isWhole={requests.length < listed}
          onClose={() => setIsOpen(false)}
        />
      )}
    </chakra.div>
  );
}
