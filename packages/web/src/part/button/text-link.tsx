import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** A link within text or a value. */
export const TextLink = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});
