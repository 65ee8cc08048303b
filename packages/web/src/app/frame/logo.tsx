import { chakra } from '@chakra-ui/react';

/** The logo: an S shaped like a signature stroke. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      style={{ width: size, height: size }}
      borderRadius="control"
      bg="accent.solid"
      color="accent.contrast"
      aria-hidden
    >
      <svg
        width={size * 0.72}
        height={size * 0.72}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.25}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M17 6.6C16.1 5 14.4 4 12.2 4 9.2 4 7 5.6 7 8c0 5.4 10.4 2.8 10.4 8.1 0 2.5-2.2 4-5.3 4-2.5 0-4.4-1-5.4-2.8h13.6" />
      </svg>
    </chakra.span>
  );
}
