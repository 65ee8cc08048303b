import { chakra } from '@chakra-ui/react';
import { inactivityNotice } from '@signa/core/patient';
import { inactiveProductText } from '@signa/core/prescription';
import { CircleX, UserRoundX } from 'lucide-react';
import { partyIssues } from '../state/party-issues';
import type { FormWork } from '../form/use-prescription-form';
import { NoteLine } from './note-line';

export interface InactiveLinesProps {
  readonly work: FormWork;
  /** Said when nobody knows whom it is for. */
  readonly nobodyText: string;
}

/** The product is gone, somebody is inactive, or it is for nobody: said at once, not only when it is sent (P-041, P-046). */
export function InactiveLines({ work, nobodyText }: InactiveLinesProps) {
  const { product, client, patient } = work.setting;
  const inactive = client && patient ? inactivityNotice(client, patient) : null;
  const others = [
    ...new Set(
      partyIssues(work.issues.issue)
        .filter(({ code }) => code !== 'inactive')
        .map(({ code, message }) => (code === 'required' ? nobodyText : message)),
    ),
  ];
  return (
    <>
      {product && !product.isActive && (
        <NoteLine tone="declined" icon={CircleX}>
          {inactiveProductText}
        </NoteLine>
      )}
      {inactive && (
        <NoteLine tone="declined" icon={UserRoundX}>
          <chakra.span textStyle="strong" display="block">
            {inactive.title}
          </chakra.span>
          {inactive.description}
        </NoteLine>
      )}
      {others.map((message) => (
        <NoteLine key={message} tone="declined" icon={UserRoundX}>
          {message}
        </NoteLine>
      ))}
    </>
  );
}
