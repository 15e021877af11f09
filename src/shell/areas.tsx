/** The areas of the workspace, one line each: those that work, and what the others will do. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { InPreparazione } from './page/in-preparazione.tsx';
import { LazyPage } from './page/lazy-page.tsx';
import { paths, uikitPages } from './paths.ts';

const area = (path: string, titolo: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { titolo },
  element: <LazyPage key={path} load={load} />,
});

const coming = (path: string, titolo: string, descrizione: string): RouteObject => ({
  path,
  handle: { titolo },
  element: <InPreparazione titolo={titolo} descrizione={descrizione} />,
});

export const areas: readonly RouteObject[] = [
  area(paths.app, 'Dashboard', async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
  area(
    paths.estrattoConto,
    'Estratto Conto',
    async () => (await import('#grids/estratto-conto/index.ts')).EstrattoContoPage,
  ),
  area(
    paths.importEstratto,
    'Importa estratto conto',
    async () => (await import('./import-page.tsx')).ImportCsvPage,
  ),
  area(paths.importEstrattoPdf, 'Import dati', async () => (await import('./import-page.tsx')).ImportPdfPage),
  coming(
    paths.pagamenti,
    'Pagamenti',
    'Qui abbinerai gli incassi e i pagamenti alle partite aperte, con le proposte spiegate e tutto annullabile.',
  ),
  coming(
    paths.report,
    'Reportistica',
    'Qui leggerai saldi, scaduto e flussi per conto, soggetto e periodo, pronti da stampare o da portare in Excel.',
  ),
  coming(
    paths.scadenziario,
    'Calendario',
    'Qui vedrai le scadenze giorno per giorno: cosa c’è da incassare, cosa da pagare, cosa è in ritardo.',
  ),
  coming(
    paths.anagrafiche,
    'Anagrafiche',
    'Qui terrai clienti, fornitori, mandanti e agenti, con partita IVA, IBAN e i nomi con cui compaiono nei file.',
  ),
  coming(
    paths.matriceAgenti,
    'Matrice Agenti',
    'Qui fisserai le provvigioni di ogni agente per ogni mandante, con zona e periodo di validità.',
  ),
  coming(
    paths.impostazioni,
    'Impostazioni',
    'Qui gestirai aziende, conti, utenti, tracciati e l’aspetto di Quadra.',
  ),
  coming(
    paths.test,
    'Prova di caricamento',
    'Qui proverai la lettura di un file passo per passo, senza scrivere nulla.',
  ),
  coming(
    paths.testDb,
    'Salute del database',
    'Qui controllerai motore, versione, dimensioni e ultimo backup del database.',
  ),
  coming(
    paths.queryDb,
    'Interrogazioni',
    'Qui farai domande ai dati dell’azienda in SQL, in sola lettura, con il risultato in una griglia.',
  ),
  coming(paths.empty, 'Pagina vuota', 'Qui c’è il punto di partenza di una pagina nuova.'),
  coming(
    paths.crud,
    'Griglia completa',
    'Qui troverai un esempio completo: elenco, creazione, modifica ed eliminazione in una griglia.',
  ),
  coming(
    paths.documentation,
    'Documentazione',
    'Qui leggerai la guida di Quadra, in italiano, e il riferimento delle chiamate.',
  ),
  ...Object.entries(uikitPages).map(([page, titolo]) =>
    coming(
      `${paths.uikit}/${page}`,
      titolo,
      'Qui vedrai i componenti di Quadra in tutti i loro stati, con le regole per usarli.',
    ),
  ),
];
