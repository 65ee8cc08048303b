import { chakra } from '@chakra-ui/react';
import { sessionEndedText, signInFailed, signInUnknown } from '@signa/core/base';
import { ownPath, safeAddress } from '@signa/core/portal';
import { LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../part/button/button';
import { PageTitle } from '../../part/page/page-title';
import { Card } from '../../part/surface/card';
import { LogoMark } from '../frame/logo';
import { usePreload } from '../../platform/lazy/lazy-part';
import { useNotices } from '../../platform/notice/notice-context';
import { impersonatedUsername } from '../../client/browser-storage';
import { forgetRecents } from '../../platform/recents/stored-recents';
import { useServices } from '../../platform/services/services';
import { preloadPage } from '../gate/preload-page';
import type { LoginState } from '../../platform/session/login-state';

const Anchor = chakra('a', {
  base: { color: 'fg.muted', borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});

/** Address to open after sign-in. */
const next = [{ load: () => preloadPage('/dashboard') }];

/** Has no header. The user signs in on the identity provider's own page. */
export function LoginScreen() {
  const { config, identity, kept } = useServices();
  const notices = useNotices();
  const [leaving, setLeaving] = useState(false);
  usePreload(true, next);
  const links = [
    { text: 'Terms of service', to: config.legalLinks.terms },
    { text: 'Privacy Policy', to: config.legalLinks.privacy },
    { text: 'Online Prescribing Notice', to: config.legalLinks.prescribing },
    { text: 'Contact us', to: config.legalLinks.contact },
  ];
  const { search, state } = useLocation() as { readonly search: string; readonly state: unknown };
  const navigate = useNavigate();
  const [isUnknown] = useState(() => new URLSearchParams(search).has('unknown'));
  const { from, locationId = null, hasEnded = false } = (state ?? {}) as LoginState;
  const returnTo = ownPath(from) ?? '/';
  const start = () => {
    setLeaving(true);
    // The card to return to belongs to that location.
    if (locationId !== null) kept.write([{ key: 'selectedLocationId', value: locationId, place: 'session' }]);
    identity.signIn(returnTo, isUnknown);
  };
  const arrive = useEffectEvent(() => {
    // Nobody is signed in, so recent records and activity of previous users are cleared.
    forgetRecents();
    notices.forget();
    // A new sign-in is never an impersonation.
    if (impersonatedUsername(kept) !== null) kept.clear();
    const asked = new URLSearchParams(search);
    if (asked.has('failed')) notices.show(signInFailed);
    if (asked.has('unknown')) notices.show(signInUnknown);
    // Clears the reason so that a reload does not show it again.
    if (search !== '') void navigate('/login', { replace: true, state });
  });
  useEffect(() => arrive(), []);
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <PageTitle parts={['Sign in']} />
      <chakra.main flex="1" display="flex" alignItems="center" justifyContent="center" p="4">
        <Card w="24rem" maxW="full" p="8" display="flex" flexDirection="column" alignItems="center" textAlign="center">
          <LogoMark size={44} />
          <chakra.h1 textStyle="title" mt="4">
            Sign in to Signa
          </chakra.h1>
          <chakra.p color="fg.muted" mt="1">
            Prescriptions and pharmacy orders for your practice
          </chakra.p>
          {hasEnded && (
            <chakra.p role="status" mt="4">
              {sessionEndedText}
            </chakra.p>
          )}
          <Button variant="solid" size="lg" w="full" mt="6" icon={LogIn} busy={leaving} onClick={start} autoFocus>
            Sign in
          </Button>
          <chakra.p textStyle="meta" color="fg.subtle" mt="4">
            By signing in, you accept the Terms of service and the Privacy Policy.
          </chakra.p>
        </Card>
      </chakra.main>
      <chakra.footer p="4">
        <chakra.nav
          aria-label="Legal"
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          columnGap="6"
          rowGap="2"
          textStyle="meta"
        >
          {links.map((link) => (
            <Anchor key={link.text} href={safeAddress(link.to) ?? undefined}>
              {link.text}
            </Anchor>
          ))}
        </chakra.nav>
      </chakra.footer>
    </chakra.div>
  );
}
