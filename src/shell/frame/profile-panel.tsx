/** Who is signed in, on which azienda, and the way out. */
import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { ChevronDownRegular, PersonKeyRegular, SignOutRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { hasCodice, messaggioErrore } from '#api/errors.ts';
import { aziendaAtom, aziendeAtom, chooseAziendaAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { layoutAtom, setPannelloAtom } from '#state/layout.ts';
import { logoutAtom, sessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { ButtonLink } from '../page/button-link.tsx';
import { spoken } from '../page/spoken.ts';
import { paths } from '../paths.ts';
import { stacking } from '../theme/stacking.ts';
import { Scelta } from '../theme/configuratore/scelta.tsx';
import { Iniziale } from './iniziale.tsx';

const useStyles = makeStyles({
  trigger: { minWidth: 0, maxWidth: 'min(320px, 52vw)', paddingLeft: '6px', paddingRight: '8px', gap: '4px' },
  names: {
    display: 'grid',
    textAlign: 'left',
    minWidth: 0,
    lineHeight: '16px',
    marginLeft: '4px',
    '@media (max-width: 640px)': spoken,
  },
  spoken,
  azienda: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  username: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  panel: {
    zIndex: stacking.overlay,
    width: 'min(300px, calc(100vw - 24px))',
    display: 'grid',
    gap: '12px',
    padding: '16px',
  },
  who: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  aziende: {
    maxHeight: '280px',
    overflowY: 'auto',
    padding: '12px 2px 2px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  hint: { margin: '6px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

function Aziende() {
  const styles = useStyles();
  const aziende = useAtomValue(aziendeAtom);
  const azienda = useAtomValue(aziendaAtom);
  const choose = useSetAtom(chooseAziendaAtom);
  if (aziende.length < 2) return null;
  return (
    <div className={styles.aziende}>
      <Scelta
        label="Azienda di questa scheda"
        value={String(azienda?.id ?? '')}
        options={aziende.map(({ id, ragione_sociale }) => ({ value: String(id), label: ragione_sociale }))}
        columns={1}
        onChange={(value) => choose(Number(value))}
      />
      <p className={styles.hint}>Le altre schede del browser restano sulla loro.</p>
    </div>
  );
}

export function Logout() {
  const logout = useSetAtom(logoutAtom);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logout();
      window.location.reload();
    } catch (error) {
      // The session had ended by itself: signed out is what was asked for.
      if (hasCodice(error, 'non_autenticato')) return window.location.reload();
      console.error(error);
      setBusy(false);
      showToast({ severity: 'error', titolo: 'Non sei uscito', testo: messaggioErrore(error) });
    }
  };
  return (
    <Button
      appearance="secondary"
      icon={busy ? <Spinner size="tiny" /> : <SignOutRegular />}
      disabled={busy}
      onClick={() => void leave()}
    >
      Logout
    </Button>
  );
}

export function ProfilePanel() {
  const styles = useStyles();
  const me = useAtomValue(sessioneAtom);
  const azienda = useAtomValue(aziendaAtom);
  const open = useAtomValue(layoutAtom).pannello === 'profilo';
  const setPannello = useSetAtom(setPannelloAtom);
  if (!me) return null;
  return (
    <Popover
      open={open}
      onOpenChange={(_event, data) => setPannello('profilo', data.open)}
      positioning={{ position: 'below', align: 'end', offset: 6, overflowBoundaryPadding: 12 }}
      // Beside its button in the page, not over it: Tab goes on to the rest of the bar.
      inline
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" className={styles.trigger}>
          <Iniziale name={me.username} size={28} />
          <span className={styles.spoken}>Profilo, </span>
          <span className={styles.names}>
            <span className={styles.azienda}>{azienda?.ragione_sociale}</span>{' '}
            <span className={styles.username}>{me.username}</span>
          </span>
          <ChevronDownRegular fontSize={14} />
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.panel} aria-label="Profilo">
        <div className={styles.who}>
          <Iniziale name={me.username} size={40} />
          <div className={styles.text}>
            <div className={styles.strong}>Utente: {me.username}</div>
            <div className={styles.quiet}>{azienda?.ragione_sociale}</div>
            {me.ruolo === 'lettura' ? <div className={styles.quiet}>Accesso in sola lettura</div> : null}
          </div>
        </div>
        <Aziende />
        <ButtonLink to={`${paths.impostazioni}?sezione=accesso`} icon={<PersonKeyRegular />}>
          Il mio accesso
        </ButtonLink>
        <Logout />
      </PopoverSurface>
    </Popover>
  );
}
