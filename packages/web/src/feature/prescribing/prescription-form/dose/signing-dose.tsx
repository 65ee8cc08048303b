import { chakra } from '@chakra-ui/react';
import type { UnreadDose, WeightDose } from '@signa/core/safety';
import { fitsRail, lowWindow } from '../../../../part/surface/room';
import { labelText } from './label-text';

/**
 * The dose by weight in the signing summary, below the weight (P-405). Beside the form, which shows the label, it takes
 * one line, and a second one outside the label, so that all values to be signed stay in view (P-251).
 */
export function SigningDose({ dose }: { readonly dose: WeightDose | UnreadDose }) {
  if (dose.kind === 'unread')
    return (
      <chakra.span textStyle="meta" fontWeight="normal" color="fg.muted">
        Not computed<chakra.span css={{ [fitsRail]: { display: 'none' } }}>{`: ${dose.reason}`}</chakra.span>
      </chakra.span>
    );
  const { brief, status, outside, nearest } = dose;
  return (
    <>
      {brief}
      {nearest && (
        <chakra.span
          display="block"
          textStyle="meta"
          fontWeight="normal"
          color={outside === null ? 'fg.muted' : 'fg.default'}
          css={{ [fitsRail]: { display: outside === null ? 'none' : 'block', [lowWindow]: { display: 'none' } } }}
        >
          {outside ?? labelText(status, nearest)}
        </chakra.span>
      )}
    </>
  );
}
