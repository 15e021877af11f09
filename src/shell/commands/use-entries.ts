/** The voci of this moment: every page, the actions, and what the server finds for what is typed. */
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Trovati } from '#api/contract/riepilogo.ts';
import { hasCodice } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaAtom, aziendeAtom, chooseAziendaAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { layoutAtom, setMenuModeAtom, setPanelAtom } from '#state/layout.ts';
import { darkAtom } from '#state/theme.ts';
import { registro } from '../links.ts';
import { menuEntries } from '../menu-entries.ts';
import { paths } from '../paths.ts';
import { useToggleDark } from '../theme/use-toggle-dark.ts';
import { filterVoci, makeFoundEntries, type CommandEntry, type GoTo } from './entries.ts';

/** What a person is still typing is not asked for. */
const REST = 180;
/** The contract's own least. */
const LEAST = 2;

/** Pages that have no entry in the side menu. */
const ALTRE = [
  { label: 'Importa estratto conto', to: paths.importEstratto, words: 'csv excel file banca' },
  {
    label: 'Solleciti',
    to: paths.solleciti,
    words: 'sollecito ritardo clienti lettera diffida scaduto contestazioni',
  },
  { label: 'Tracciati', to: paths.tracciati, words: 'modelli import banca colonne campioni formati' },
  { label: 'Registro delle importazioni', to: registro, words: 'annulla import file' },
  { label: 'Documentazione', to: paths.documentation, words: 'guida aiuto manuale' },
  { label: 'Salute del database', to: paths.testDb, words: 'testdb backup' },
  { label: 'Interrogazioni', to: paths.queryDb, words: 'querydb sql' },
  { label: 'Guida di stile', to: `${paths.uikit}/button`, words: 'uikit componenti' },
  { label: 'Presentazione di Quadra', to: paths.landing, words: 'landing benvenuto' },
];

const usePages = (go: (to: string) => void): CommandEntry[] =>
  useMemo(
    () =>
      [...menuEntries.map(({ label, to }) => ({ label, to, words: '' })), ...ALTRE].map(
        ({ label, to, words }): CommandEntry => ({
          id: to,
          gruppo: 'Pagine',
          label,
          words,
          run: () => go(to),
        }),
      ),
    [go],
  );

function useActions(): CommandEntry[] {
  const dark = useAtomValue(darkAtom);
  const toggleDark = useToggleDark();
  const { menuMode } = useAtomValue(layoutAtom);
  const setMenu = useSetAtom(setMenuModeAtom);
  const setPanel = useSetAtom(setPanelAtom);
  return useMemo(() => {
    const action = (id: string, label: string, words: string, run: () => void): CommandEntry => ({
      id,
      gruppo: 'Azioni',
      label,
      words,
      run,
    });
    const other = menuMode === 'static' ? 'overlay' : 'static';
    return [
      action(
        'tema',
        dark ? 'Passa al tema chiaro' : 'Passa al tema scuro',
        'luce notte giorno dark',
        toggleDark,
      ),
      action('aspetto', 'Cambia colori e forma', 'tema aspetto palette', () => setPanel('tema', true)),
      action(
        'menu',
        other === 'overlay' ? 'Metti il menu sopra la pagina' : 'Metti il menu accanto alla pagina',
        'menu statico overlay',
        () => void setMenu(other),
      ),
      action('notifiche', 'Apri le notifiche', 'scadenze oggi ieri domani', () =>
        setPanel('notifiche', true),
      ),
      action('profilo', 'Cambia azienda o esci', 'profilo logout utente', () => setPanel('profilo', true)),
    ];
  }, [dark, toggleDark, menuMode, setMenu, setPanel]);
}

interface CommandSearch {
  found: Trovati | null;
  stato: 'ferma' | 'in corso' | 'fallita';
}

/** What came back for some words; null when the server could not be asked. */
interface Risposta {
  q: string;
  found: Trovati | null;
}

/** Asks the server a moment after the last key; an answer to older words is dropped. */
function useQuickSearch(typed: string): CommandSearch {
  const client = useAtomValue(clientAtom);
  const [answer, setAnswer] = useState<Risposta | null>(null);
  const several = useAtomValue(aziendeAtom).length > 1;
  const q = typed.trim();
  useEffect(() => {
    if (q.length < LEAST) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const found = await client.call('cerca', {
          query: { q, ovunque: several ? 'true' : 'false' },
          signal,
        });
        if (!signal.aborted) setAnswer({ q, found });
      } catch (error) {
        if (hasCodice(error, 'annullata') || signal.aborted) return;
        console.error(error);
        setAnswer({ q, found: null });
      }
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, q, several]);
  if (q.length < LEAST) return { found: null, stato: 'ferma' };
  // What was found for the words before stays in sight until the new answer.
  if (answer?.q !== q) return { found: answer?.found ?? null, stato: 'in corso' };
  return { found: answer.found, stato: answer.found ? 'ferma' : 'fallita' };
}

/** What is of another azienda is opened there: this tab works on that one from then on. */
function useGoIn(go: (to: string) => void): GoTo {
  const choose = useSetAtom(chooseAziendaAtom);
  return useMemo(
    () => (to, idAzienda) => {
      choose(idAzienda);
      go(to);
    },
    [choose, go],
  );
}

/** Pages and actions that fit what is typed, then what the server found. */
export function useVoci(typed: string): { voci: readonly CommandEntry[]; stato: CommandSearch['stato'] } {
  const navigate = useNavigate();
  const go = useMemo(() => (to: string) => void navigate(to), [navigate]);
  const goIn = useGoIn(go);
  const here = useAtomValue(aziendaAtom)?.id ?? null;
  const pages = usePages(go);
  const actions = useActions();
  const { found, stato } = useQuickSearch(typed);
  const voci = useMemo(
    () => [
      ...filterVoci(pages, typed),
      ...filterVoci(actions, typed),
      ...(found ? makeFoundEntries(found, here, goIn) : []),
    ],
    [pages, actions, found, typed, here, goIn],
  );
  return { voci, stato };
}
