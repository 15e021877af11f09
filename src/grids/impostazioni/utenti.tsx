/** Who may sign in: the grid, and what an amministratore does with each. */
import {
  AddRegular,
  CrownRegular,
  EditRegular,
  KeyResetRegular,
  PersonProhibitedRegular,
  PhoneDesktopRegular,
  PhoneKeyRegular,
} from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { Ruolo } from '#api/contract/ruoli.ts';
import { LIMITI, type Utente } from '#api/contract/utenti.ts';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  defineWorkspace,
  ESPORTA,
  ISTANTE,
  NUMERO,
  SI_NO,
  defineStato,
  TESTO,
  WorkspaceGrid,
} from '#grids/engine/index.ts';
import { useAtom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { store as appStore } from '#state/store.ts';
import { useMotivo } from '#state/ruolo.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Section } from '#ui/parts.tsx';
import { FinestraUtente } from './dialogs/utente.tsx';
import { attivaAtom, finestraAtom, righeUtenti } from './atoms.ts';

export const RUOLI: Readonly<Record<Ruolo, string>> = {
  lettura: 'Sola lettura',
  operatore: 'Operatore',
  amministratore: 'Amministratore',
};

const unaSola = ({ righe }: { righe: readonly Utente[] }): string | null =>
  righe.length === 1 ? null : 'Scegli una riga sola';

/** Why whoever is here does not govern the chosen person. */
const governo: NonNullable<Azione<Utente>['disabledReason']> = (contesto) => {
  const limite = contesto.righe[0]?.limite ?? null;
  return unaSola(contesto) ?? (limite === null ? null : LIMITI[limite]);
};

/** The same, for what one does not do to oneself from here. */
const governoDiAltri: NonNullable<Azione<Utente>['disabledReason']> = (contesto) =>
  governo(contesto) ??
  (contesto.righe[0]?.username === appStore.get(sessioneAtom)?.username
    ? 'Per te si fa da «Il mio accesso»'
    : null);

/** Only the owner hands the installation on, and to somebody who can govern it. */
const cessione: NonNullable<Azione<Utente>['disabledReason']> = (contesto) => {
  if (appStore.get(sessioneAtom)?.titolare !== true) return 'Può farlo solo il titolare dell’installazione';
  const [utente] = contesto.righe;
  if (utente?.titolare) return 'È già il titolare';
  return (
    unaSola(contesto) ??
    (utente?.attivo && utente.ruolo === 'amministratore' ? null : 'Scegli un amministratore attivo')
  );
};

const MOTIVI_DI = {
  modifica: unaSola,
  sessioni: governo,
  password: governoDiAltri,
  totp: governoDiAltri,
  titolare: cessione,
} as const;

const perUno = (
  id: string,
  label: string,
  icon: Azione<Utente>['icon'],
  tipo: 'modifica' | 'sessioni' | 'password' | 'totp' | 'titolare',
): Azione<Utente> => ({
  id,
  label,
  icon,
  dove: 'riga',
  scrive: true,
  disabledReason: MOTIVI_DI[tipo],
  run: ({ righe: [utente], store }) => {
    if (utente) store.set(finestraAtom, { tipo, utente });
  },
});

const NUOVO: Azione<Utente> = {
  id: 'nuovo',
  label: 'Nuovo utente',
  icon: <AddRegular />,
  dove: 'barra',
  scrive: true,
  principale: true,
  run: ({ store }) => store.set(finestraAtom, { tipo: 'nuovo' }),
};
const TOTP: Azione<Utente> = {
  ...perUno('totp', 'Togli il secondo fattore', <PhoneKeyRegular />, 'totp'),
  disabledReason: (contesto) =>
    governoDiAltri(contesto) ?? (contesto.righe[0]?.secondo_fattore ? null : 'Non ha il secondo fattore'),
};
const ATTIVA: Azione<Utente> = {
  id: 'attiva',
  label: 'Disattiva o riattiva',
  icon: <PersonProhibitedRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: governoDiAltri,
  run: ({ righe: [utente], store }) => {
    if (!utente) return;
    if (utente.attivo) store.set(finestraAtom, { tipo: 'disattiva', utente });
    else void store.set(attivaAtom, utente);
  },
};

const TITOLARE: Azione<Utente> = perUno('titolare', 'Cedi la titolarità', <CrownRegular />, 'titolare');

const colonna = defineColonne<Utente>();
const UTENTI = defineWorkspace<Utente>({
  id: 'utenti',
  titolo: 'Utenti',
  nomi: ['utente', 'utenti'],
  colonne: [
    colonna('username', 'Nome utente', TESTO, { larghezza: 200, flessibile: true, ordine: 'asc' }),
    colonna('ruolo', 'Ruolo', defineStato(RUOLI), { larghezza: 150 }),
    colonna('titolare', 'Titolare', SI_NO, { larghezza: 100 }),
    colonna('attivo', 'Attivo', SI_NO, { larghezza: 90 }),
    colonna('secondo_fattore', 'Secondo fattore', SI_NO, { larghezza: 150 }),
    colonna.calcolata(
      'aziende',
      'Aziende',
      NUMERO,
      ({ aziende, altre_aziende }) => aziende.length + altre_aziende,
      { larghezza: 100 },
    ),
    colonna('sessioni', 'Accessi aperti', NUMERO, { larghezza: 140 }),
    colonna('ultimo_uso', 'Ultimo uso', ISTANTE, { larghezza: 170 }),
    colonna('creato_il', 'Creato il', ISTANTE, { larghezza: 170 }),
  ],
  getId: ({ id }) => id,
  righe: righeUtenti,
  azioni: [
    NUOVO,
    perUno('modifica', 'Modifica', <EditRegular />, 'modifica'),
    ATTIVA,
    perUno('password', 'Password nuova', <KeyResetRegular />, 'password'),
    TOTP,
    TITOLARE,
    perUno('sessioni', 'Accessi aperti', <PhoneDesktopRegular />, 'sessioni'),
    AGGIORNA,
    ESPORTA,
  ],
  vuoto: {
    titolo: 'Nessun utente',
    testo: 'Crea un accesso per ogni persona che lavora qui.',
    azione: NUOVO,
  },
  classeRiga: ({ attivo }) => (attivo ? null : 'spenta'),
});

export function UtentiSezione() {
  const [finestra, setFinestra] = useAtom(finestraAtom);
  const motivo = useMotivo('amministratore');
  useEffect(() => () => setFinestra(null), [setFinestra]);
  if (motivo !== null)
    return (
      <Section titolo="Utenti">
        <ErrorBar testo={`${motivo}.`} />
      </Section>
    );
  return (
    <>
      <WorkspaceGrid workspace={UTENTI} sezione />
      {finestra ? <FinestraUtente finestra={finestra} /> : null}
    </>
  );
}
