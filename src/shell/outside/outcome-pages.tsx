/** The pages that say one thing each. */
import { Button } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  CompassNorthwestRegular,
  LockClosedRegular,
  PersonAddRegular,
  PlugDisconnectedRegular,
} from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '../page/notice.tsx';
import { paths } from '../paths.ts';
import { FullPage } from './full-page.tsx';

const OutcomePage = (props: ComponentProps<typeof Notice>) => (
  <FullPage>
    <Notice {...props} />
  </FullPage>
);

const toDashboard = (
  <ButtonLink to={paths.app} appearance="primary">
    Vai alla Dashboard
  </ButtonLink>
);
const toLogin = <ButtonLink to={paths.login}>Accedi</ButtonLink>;

export function NotFoundPage() {
  return (
    <OutcomePage
      icon={<CompassNorthwestRegular />}
      title="Questa pagina non esiste"
      actions={
        <>
          {toDashboard}
          <ButtonLink to={paths.estrattoConto}>Estratto Conto</ButtonLink>
        </>
      }
    >
      L’indirizzo è sbagliato, o la pagina ha cambiato posto. Nessun dato è andato perso.
    </OutcomePage>
  );
}

export function AccessDeniedPage() {
  return (
    <OutcomePage
      icon={<LockClosedRegular />}
      title="Qui non puoi entrare"
      actions={
        <>
          {toDashboard}
          {toLogin}
        </>
      }
    >
      Il tuo utente non ha accesso a questa pagina. Se ti serve, chiedilo a chi gestisce Quadra nel tuo
      studio.
    </OutcomePage>
  );
}

export function AuthErrorPage() {
  return (
    <OutcomePage
      icon={<PlugDisconnectedRegular />}
      tone="danger"
      title="L’accesso non è riuscito"
      actions={
        <ButtonLink to={paths.login} appearance="primary">
          Torna all’accesso
        </ButtonLink>
      }
    >
      Qualcosa si è interrotto mentre ti riconoscevamo. Riprova; se continua, avvisa chi gestisce Quadra.
    </OutcomePage>
  );
}

export function ServerErrorPage() {
  return (
    <OutcomePage
      icon={<PlugDisconnectedRegular />}
      tone="danger"
      title="Quadra ha avuto un problema"
      actions={
        <>
          {toDashboard}
          <Button icon={<ArrowClockwiseRegular />} onClick={() => window.location.reload()}>
            Ricarica
          </Button>
        </>
      }
    >
      Quello che era già salvato è al sicuro. Riprova fra un momento; se continua, avvisa chi gestisce Quadra.
    </OutcomePage>
  );
}

export function RegisterPage() {
  return (
    <OutcomePage
      icon={<PersonAddRegular />}
      title="Per entrare serve un utente"
      actions={
        <ButtonLink to={paths.login} appearance="primary">
          Vai all’accesso
        </ButtonLink>
      }
    >
      Il primo utente si crea dalla pagina di accesso, al primo avvio. Gli altri li aggiunge chi gestisce
      Quadra nel tuo studio: chiedi a loro.
    </OutcomePage>
  );
}
