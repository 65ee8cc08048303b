import { chakra } from '@chakra-ui/react';
import type { Notice } from '@signa/core/base';
import { Link } from 'react-router';

const ObjectLink = chakra(Link, {
  base: {
    textStyle: 'name',
    color: 'fg.default',
    textDecoration: 'underline',
    textUnderlineOffset: '0.1875rem',
    overflowWrap: 'anywhere',
    borderRadius: 'key',
  },
});

/** Subject of a notice, as a link (P-257). */
export function NoticeObject({ text, link }: NonNullable<Notice['object']>) {
  if (link === null)
    return (
      <chakra.span textStyle="name" overflowWrap="anywhere">
        {text}
      </chakra.span>
    );
  return <ObjectLink to={link}>{text}</ObjectLink>;
}
