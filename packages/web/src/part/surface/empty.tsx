import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button, if the user can do something about it. */
  readonly action?: ReactNode;
  /** Omits the dashed frame, inside a card. */
  readonly plain?: boolean;
  readonly minH?: string;
  /** For completed work instead of missing content. */
  readonly tone?: 'ready';
  /** Whether it is the only content of the page, so that its title is the page heading. */
  readonly isPage?: boolean;
}

/** Replaces the list; the page frame and the filters stay. */
export function Empty({ icon: Icon, title, children, action, plain, minH, tone, isPage = false }: EmptyProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      textAlign="center"
      gap="1"
      px="4"
      py="6"
      minH={minH}
      borderRadius="control"
      {...(plain ? {} : { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.default' })}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        w="10"
        h="10"
        mb="2"
        borderRadius="card"
        bg={tone === 'ready' ? 'status.ready.bg' : 'bg.sunken'}
        color={tone === 'ready' ? 'status.ready.fg' : 'fg.muted'}
      >
        <Icon size={20} aria-hidden />
      </chakra.span>
      {isPage ? <chakra.h1 textStyle="section">{title}</chakra.h1> : <chakra.p textStyle="section">{title}</chakra.p>}
      {children && <chakra.p color="fg.muted">{children}</chakra.p>}
      {action && (
        <chakra.div mt="3" maxW="full">
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
