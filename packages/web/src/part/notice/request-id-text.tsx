import { chakra } from '@chakra-ui/react';
import { splitRequestId } from '../../client/request-id';
import { CopyButton } from '../button/copy-button';

/**
 * An error message, followed by its request ID for support, if there is one. Users read the ID over the phone:
 * one click selects it, and a button copies it.
 */
export function RequestIdText({ text }: { readonly text: string }) {
  const { said, number } = splitRequestId(text);
  if (number === null) return text;
  return (
    <>
      {said === '' ? '' : `${said} `}
      <chakra.span display="inline-flex" alignItems="center" textStyle="meta" color="fg.muted" whiteSpace="nowrap">
        <chakra.span whiteSpace="pre">{'Request ID: '}</chakra.span>
        <chakra.span userSelect="all" fontVariantNumeric="tabular-nums" color="fg.default">
          {number}
        </chakra.span>
        <chakra.span display="inline-flex" my="-2">
          <CopyButton text={number} what="request ID" />
        </chakra.span>
      </chakra.span>
    </>
  );
}
