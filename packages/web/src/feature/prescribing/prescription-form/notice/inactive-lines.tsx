import { chakra } from '@chakra-ui/react';
import { clientName, inactiveClientNotice, inactivityNotice } from '@signa/core/clients';
import { inactiveProductText } from '@signa/core/prescribing';
import { CircleX, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { RemedyLink } from './remedy-link';
import { profilePath } from '../../../../part/text/party-path';
import { partyIssues } from '../state/party-issues';
import type { FormWork } from '../form/form-work';
import { NoteLine } from './note-line';

interface InactiveLinesProps {
  readonly work: FormWork;
  /** Shown if the patient is unknown. */
  readonly nobodyText: string;
  /** The actions for that case. */
  readonly noClientActions?: ReactNode;
}

/**
 * Shows immediately, not only on sending, that the product is discontinued or that a client or patient is inactive or
 * missing, and how to fix it (P-041, P-046, P-352).
 */
export function InactiveLines({ work, nobodyText, noClientActions }: InactiveLinesProps) {
  const { product, client, patient } = work.setting;
  const inactive = client && patient ? inactivityNotice(client, patient) : null;
  const wrong = partyIssues(work.issues.issue).filter(({ code }) => code !== 'inactive');
  const hasNoPatient = wrong.some(({ code }) => code === 'required');
  const others = new Set(wrong.filter(({ code }) => code !== 'required').map(({ message }) => message));
  return (
    <>
      {product && !product.isActive && (
        <NoteLine tone="declined" icon={CircleX}>
          {inactiveProductText}
        </NoteLine>
      )}
      {inactive && client && patient && (
        <NoteLine
          tone="declined"
          icon={UserRoundX}
          actions={
            <RemedyLink to={profilePath(client.id, inactive === inactiveClientNotice ? undefined : patient.id)}>
              {`Open ${inactive === inactiveClientNotice ? clientName({ ...client, email: null }) : patient.name}`}
            </RemedyLink>
          }
        >
          <chakra.span textStyle="strong" display="block">
            {inactive.title}
          </chakra.span>
          {inactive.description}
        </NoteLine>
      )}
      {hasNoPatient && (
        <NoteLine tone="declined" icon={UserRoundX} actions={noClientActions}>
          {nobodyText}
        </NoteLine>
      )}
      {[...others].map((message) => (
        <NoteLine key={message} tone="declined" icon={UserRoundX}>
          {message}
        </NoteLine>
      ))}
    </>
  );
}
