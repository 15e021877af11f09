/** Who is signed in, on which azienda, and the way out. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, PersonKeyRegular } from '@fluentui/react-icons';
import { useEffect, useRef, type RefObject } from 'react';
import { aziendaAtom, aziendeAtom, chooseAziendaAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { layoutAtom, setPanelAtom } from '#state/layout.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { Logout } from '../logout.tsx';
import { BarPanel } from '../page/bar-panel.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { cut, spoken, quiet } from '#ui/styles.ts';
import { paths } from '../paths.ts';
import { stacking } from '../theme/stacking.ts';
import { Scelta } from '../theme/configurator/choice.tsx';
import { Iniziale } from './initial.tsx';

const useStyles = makeStyles({
  root: { display: 'inline-flex', minWidth: 0 },
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
    ...cut,
  },
  username: { ...quiet, fontWeight: tokens.fontWeightRegular },
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
  quiet,
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

/** Esc closes the panel wherever the focus is, and so does the focus when it goes on to something else. */
function useLeaving(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const place = root.current;
    if (!open || !place) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      // A press beside the panel, which gives the focus to nothing, is the panel's own to see.
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) latest.current();
    };
    document.addEventListener('keydown', onKey);
    place.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      place.removeEventListener('focusout', onLeave);
    };
  }, [root, open]);
}

export function ProfilePanel() {
  const styles = useStyles();
  const me = useAtomValue(sessioneAtom);
  const azienda = useAtomValue(aziendaAtom);
  const open = useAtomValue(layoutAtom).panel === 'profilo';
  const setPanel = useSetAtom(setPanelAtom);
  const root = useRef<HTMLSpanElement>(null);
  const username = me?.username ?? 'nome non letto';
  useLeaving(root, open, () => setPanel('profilo', false));
  return (
    <span ref={root} className={styles.root}>
      <BarPanel
        panel="profilo"
        label="Profilo"
        className={styles.panel}
        trigger={
          <Button appearance="subtle" className={styles.trigger}>
            <Iniziale name={username} size={28} />
            <span className={styles.spoken}>Profilo, </span>
            <span className={styles.names}>
              <span className={styles.azienda}>{azienda?.ragione_sociale}</span>{' '}
              <span className={styles.username}>{username}</span>
            </span>
            <ChevronDownRegular fontSize={14} />
          </Button>
        }
      >
        <div className={styles.who}>
          <Iniziale name={username} size={40} />
          <div className={styles.text}>
            <div className={styles.strong}>Utente: {username}</div>
            <div className={styles.quiet}>{azienda?.ragione_sociale}</div>
            {me?.ruolo === 'lettura' ? <div className={styles.quiet}>Accesso in sola lettura</div> : null}
          </div>
        </div>
        <Aziende />
        <ButtonLink to={`${paths.impostazioni}?sezione=accesso`} icon={<PersonKeyRegular />}>
          Il mio accesso
        </ButtonLink>
        <Logout />
      </BarPanel>
    </span>
  );
}
