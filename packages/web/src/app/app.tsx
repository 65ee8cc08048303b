import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useFirstPaint } from '../platform/lazy/first-render';
import { keepFocus } from '../platform/keyboard/keep-focus';
import { AppContexts } from './app-contexts';
import { NoticeSlots } from './notice/notice-slot';
import { NoticeStack } from './notice/notice-stack';
import type { Services } from '../platform/services/services';
import { sessionGate } from './gate/gate';
import { SessionEnding } from './session/session-ending';
import { useSignedIn } from './session/use-signed-in';
import { LoginScreen } from './sign-in/login-screen';
import { useColorMode } from '../platform/theme/color-mode';
import { FailureBoundary } from './frame/failure-boundary';
import { EmptyFrame } from './frame/empty-frame';

/** The portal below the router. Everything it needs from the browser comes in as services. */
export function App({ services }: { readonly services: Services }) {
  useFirstPaint();
  useEffect(() => keepFocus(() => window.location.pathname), []);
  return (
    <AppContexts services={services}>
      <NoticeSlots>
        <SessionEnding />
        <FailureBoundary place="">
          <Pages />
        </FailureBoundary>
        <NoticeStack />
      </NoticeSlots>
    </AppContexts>
  );
}

function Pages() {
  useColorMode();
  return (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<Guarded />} />
    </Routes>
  );
}

/** with a session, the app opens. */
function Login() {
  const state = useSignedIn();
  if (state.status === 'restoring') return <EmptyFrame />;
  return state.status === 'signed-in' ? <Navigate to="/" replace /> : <LoginScreen />;
}

/** without a session, every other route redirects to the sign-in page. */
function Guarded() {
  const state = useSignedIn();
  const { pathname, search, hash } = useLocation();
  // After sign-in, the user returns to the address they asked for.
  const from = pathname + search + hash;
  if (state.status === 'restoring') return <EmptyFrame />;
  if (state.status === 'signed-out') return <Navigate to="/login" state={{ from }} replace />;
  return <sessionGate.Part signedIn={state.signedIn} fallback={<EmptyFrame />} />;
}
