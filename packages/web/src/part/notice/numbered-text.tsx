import { chakra } from '@chakra-ui/react';
import { splitNumber } from '../../client/numbered';
import { CopyButton } from '../button/copy-button';

/**
 * The text of a failure, and behind it the number that support finds its call by, where there is one. It is read
 * over the phone: one click selects it, another one copies it.
 */
export function NumberedText({ text }: { readonly text: string }) {
  const { said, number } = splitNumber(text);
  if (number === null) return text;
  return (
    <>
      {said === '' ? '' : `${said} `}
      <chakra.span display="inline-flex" alignItems="center" textStyle="meta" color="fg.muted" whiteSpace="nowrap">
        <chakra.span whiteSpace="pre">{'Number '}</chakra.span>
        <chakra.span userSelect="all" fontVariantNumeric="tabular-nums" color="fg.default">
          {number}
        </chakra.span>
        <chakra.span display="inline-flex" my="-2">
          <CopyButton text={number} what="number" />
        </chakra.span>
      </chakra.span>
    </>
  );
}
