import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useFirstPicture } from '../platform/lazy/first-drawing';
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

/** Everything below the router; what it takes from the browser comes in as services. */
export function App({ services }: { readonly services: Services }) {
  useFirstPicture();
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

/** with a session the app opens. */
function Login() {
  const state = useSignedIn();
  if (state.status === 'restoring') return <EmptyFrame />;
  return state.status === 'signed-in' ? <Navigate to="/" replace /> : <LoginScreen />;
}

/** without one every other route leads to the sign-in. */
function Guarded() {
  const state = useSignedIn();
  const { pathname, search, hash } = useLocation();
  // Where the person wanted to go is where the sign-in leads back to.
  const from = pathname + search + hash;
  if (state.status === 'restoring') return <EmptyFrame />;
  if (state.status === 'signed-out') return <Navigate to="/login" state={{ from }} replace />;
  return <sessionGate.Part signedIn={state.signedIn} fallback={<EmptyFrame />} />;
}
