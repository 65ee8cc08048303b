import { chakra } from '@chakra-ui/react';
import { licenseNotice } from '@signa/core/practice';
import { Warning } from '../../part/notice/warning';
import { usePractice } from '../../platform/practice/practice';

/** Warns users who authorize here about their own missing, expired, or soon expiring license. */
export function OwnLicense() {
  const { assignment, today } = usePractice();
  const notice = assignment.role.canAuthorize ? licenseNotice(assignment, today(), null) : null;
  if (notice === null) return null;
  return (
    <chakra.section aria-label="Your license">
      <Warning>{notice}</Warning>
    </chakra.section>
  );
}
