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
  explainNotOne,
  onOne,
} from '#grids/engine/index.ts';
import { useAtom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { store as appStore } from '#state/store.ts';
import { useMotivo } from '#state/ruolo.ts';
import { UtenteDialog } from './dialogs/utente.tsx';
import { activeAtom, dialogAtom, righeUtenti } from './atoms.ts';
import { Reserved } from './reserved.tsx';

const RUOLI: Readonly<Record<Ruolo, string>> = {
  lettura: 'Sola lettura',
  operatore: 'Operatore',
  amministratore: 'Amministratore',
};

/** Why whoever is here does not govern the chosen person. */
const governing: NonNullable<Azione<Utente>['disabledReason']> = (context) => {
  const limit = context.righe[0]?.limite ?? null;
  return explainNotOne(context) ?? (limit === null ? null : LIMITI[limit]);
};

/** The same, for what one does not do to oneself from here. */
const governingOthers: NonNullable<Azione<Utente>['disabledReason']> = (context) =>
  governing(context) ??
  (context.righe[0]?.username === appStore.get(sessioneAtom)?.username
    ? 'Per te si fa da «Il mio accesso»'
    : null);

/** Only the owner hands the installation on, and to somebody who can govern it. */
const handover: NonNullable<Azione<Utente>['disabledReason']> = (context) => {
  if (appStore.get(sessioneAtom)?.titolare !== true) return 'Può farlo solo il titolare dell’installazione';
  const [utente] = context.righe;
  if (utente?.titolare) return 'È già il titolare';
  return (
    explainNotOne(context) ??
    (utente?.attivo && utente.ruolo === 'amministratore' ? null : 'Scegli un amministratore attivo')
  );
};

const MOTIVI_DI = {
  modifica: explainNotOne,
  sessioni: governing,
  password: governingOthers,
  totp: governingOthers,
  titolare: handover,
} as const;

const forOne = (
  id: string,
  label: string,
  icon: Azione<Utente>['icon'],
  tipo: 'modifica' | 'sessioni' | 'password' | 'totp' | 'titolare',
): Azione<Utente> => ({
  id,
  label,
  icon,
  writes: true,
  ...onOne((utente, { store }) => store.set(dialogAtom, { tipo, utente }), MOTIVI_DI[tipo]),
});

const NUOVO: Azione<Utente> = {
  id: 'nuovo',
  label: 'Nuovo utente',
  icon: <AddRegular />,
  dove: 'barra',
  writes: true,
  main: true,
  run: ({ store }) => store.set(dialogAtom, { tipo: 'nuovo' }),
};
const TOTP: Azione<Utente> = {
  ...forOne('totp', 'Togli il secondo fattore', <PhoneKeyRegular />, 'totp'),
  disabledReason: (context) =>
    governingOthers(context) ?? (context.righe[0]?.secondo_fattore ? null : 'Non ha il secondo fattore'),
};
const ATTIVA: Azione<Utente> = {
  id: 'attiva',
  label: 'Disattiva o riattiva',
  icon: <PersonProhibitedRegular />,
  dove: 'riga',
  writes: true,
  disabledReason: governingOthers,
  run: ({ righe: [utente], store }) => {
    if (!utente) return;
    if (utente.attivo) store.set(dialogAtom, { tipo: 'disattiva', utente });
    else void store.set(activeAtom, utente);
  },
};

const TITOLARE: Azione<Utente> = forOne('titolare', 'Cedi la titolarità', <CrownRegular />, 'titolare');

const column = defineColonne<Utente>();
const UTENTI = defineWorkspace<Utente>({
  id: 'utenti',
  titolo: 'Utenti',
  nomi: ['utente', 'utenti'],
  colonne: [
    column('username', 'Nome utente', TESTO, { larghezza: 140, flexible: true, ordine: 'asc' }),
    column('ruolo', 'Ruolo', defineStato(RUOLI), { larghezza: 130 }),
    column('titolare', 'Titolare', SI_NO, { larghezza: 100 }),
    column('attivo', 'Attivo', SI_NO, { larghezza: 90 }),
    column('secondo_fattore', 'Secondo fattore', SI_NO, { larghezza: 150 }),
    column.computed(
      'aziende',
      'Aziende',
      NUMERO,
      ({ aziende, altre_aziende }) => aziende.length + altre_aziende,
      { larghezza: 100 },
    ),
    column('sessioni', 'Accessi', NUMERO, { larghezza: 90 }),
    column('ultimo_uso', 'Ultimo uso', ISTANTE, { larghezza: 160 }),
    column('creato_il', 'Creato il', ISTANTE, { larghezza: 170, hidden: true }),
  ],
  righe: righeUtenti,
  actions: [
    NUOVO,
    forOne('modifica', 'Modifica', <EditRegular />, 'modifica'),
    ATTIVA,
    forOne('password', 'Password nuova', <KeyResetRegular />, 'password'),
    TOTP,
    TITOLARE,
    forOne('sessioni', 'Accessi aperti', <PhoneDesktopRegular />, 'sessioni'),
    AGGIORNA,
    ESPORTA,
  ],
  empty: {
    titolo: 'Nessun utente',
    testo: 'Crea un accesso per ogni persona che lavora qui.',
    azione: NUOVO,
  },
  rigaClass: ({ attivo }) => (attivo ? null : 'spenta'),
});

export function UtentiSection() {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const reason = useMotivo('amministratore');
  useEffect(() => () => setDialog(null), [setDialog]);
  if (reason !== null)
    return (
      <Reserved
        titolo="Utenti"
        testo="Gli utenti li vede e li cambia un amministratore: chiedi a chi ti ha dato l’accesso."
      />
    );
  return (
    <>
      <WorkspaceGrid workspace={UTENTI} section />
      {dialog ? <UtenteDialog dialog={dialog} /> : null}
    </>
  );
}
