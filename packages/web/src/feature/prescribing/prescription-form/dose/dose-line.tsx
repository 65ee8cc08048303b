import { chakra } from '@chakra-ui/react';
import type { UnreadDose, WeightDose } from '@signa/core/safety';
import { Scale } from 'lucide-react';
import { useFormWork } from '../form/form-work-context';
import { DoseSources } from './dose-sources';
import { labelText } from './label-text';

/**
 * What the directions amount to by the patient's weight, beside the label: quiet within it, plain outside. The sources
 * open in a popover (P-405).
 */
export function DoseLine() {
  const { dose } = useFormWork();
  return dose === null ? null : <Line dose={dose} />;
}

function Line({ dose }: { readonly dose: WeightDose | UnreadDose }) {
  return (
    <chakra.div
      data-dose
      display="flex"
      alignItems="flex-start"
      gap="2"
      mt="-2"
      textStyle="meta"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      <chakra.span display="inline-flex" flexShrink="0" pt="0.5" color="fg.subtle">
        <Scale size={14} aria-hidden />
      </chakra.span>
      <chakra.p minW="0">
        {dose.kind === 'dose' ? <Computed dose={dose} /> : `Dose by weight: ${dose.reason}`}
        {dose.course === null ? dose.kind === 'unread' && '.' : ` · ${dose.course}`}
      </chakra.p>
      <DoseSources dose={dose} />
    </chakra.div>
  );
}

function Computed({ dose: { weight, text, status, nearest } }: { readonly dose: WeightDose }) {
  const isOutside = status === 'above' || status === 'below';
  return (
    <>
      {weight} ·{' '}
      <chakra.b fontWeight={isOutside ? 'semibold' : 'medium'} color="fg.default">
        {text}
      </chakra.b>
      {nearest && (
        <>
          {' · '}
          <chakra.span color={isOutside ? 'fg.default' : undefined}>{labelText(status, nearest)}</chakra.span>
        </>
      )}
    </>
  );
}
