import { chakra } from '@chakra-ui/react';
import type { UnreadDose, WeightDose } from '@signa/core/safety';
import { lowWindow } from '../../../../part/surface/room';
import { labelText } from './label-text';

/** The dose by weight in the signing summary, below the weight; in a low window without the label (P-405). */
export function SigningDose({ dose }: { readonly dose: WeightDose | UnreadDose }) {
  if (dose.kind === 'unread')
    return (
      <chakra.span textStyle="meta" fontWeight="normal" color="fg.muted">
        {`Not computed: ${dose.reason}`}
      </chakra.span>
    );
  const { text, status, nearest } = dose;
  const isOutside = status === 'above' || status === 'below';
  return (
    <>
      {text}
      {nearest && (
        <chakra.span
          display="block"
          textStyle="meta"
          fontWeight="normal"
          color={isOutside ? 'fg.default' : 'fg.muted'}
          css={{ [lowWindow]: { display: isOutside ? 'block' : 'none' } }}
        >
          {labelText(status, nearest)}
        </chakra.span>
      )}
    </>
  );
}
