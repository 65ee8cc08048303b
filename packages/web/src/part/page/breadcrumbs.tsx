import { chakra } from '@chakra-ui/react';
import { ChevronRight, House } from 'lucide-react';
import { Link } from 'react-router';

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page. */
  readonly to?: string;
}

const Step = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'key',
    '&:hover': { color: 'accent.fg', textDecoration: 'underline' },
    // Enlarges the touch target beyond the text.
    '@media (pointer: coarse)': { py: '3', my: '-3' },
  },
});

/** Breadcrumbs; the home link leads to the dashboard. */
export function Breadcrumbs({ home, crumbs }: { readonly home: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <chakra.nav aria-label="Trail" _print={{ display: 'none' }}>
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5" textStyle="label" color="fg.subtle">
        <li>
          <Step to={home}>
            <House size={12} aria-hidden />
            Home
          </Step>
        </li>
        {crumbs.map((crumb, index) => (
          <chakra.li key={crumb.label} display="inline-flex" alignItems="center" gap="1.5">
            <ChevronRight size={12} aria-hidden />
            {crumb.to ? (
              <Step to={crumb.to}>{crumb.label}</Step>
            ) : (
              <chakra.span color="fg.muted" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
