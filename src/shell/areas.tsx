/** The areas of the workspace, one line each: those that work, and what the others will do. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LazyPage } from './page/lazy-page.tsx';
import { paths, uikitPages } from './paths.ts';
import { nomiPagine } from './uikit/pagina.ts';

const area = (path: string, titolo: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { titolo },
  element: <LazyPage key={path} load={load} />,
});

const coming = (path: string, titolo: string, descrizione: string): RouteObject =>
  area(path, titolo, async () => {
    const { InPreparazione } = await import('./page/in-preparazione.tsx');
    return () => <InPreparazione titolo={titolo} descrizione={descrizione} />;
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
  area(paths.empty, 'Pagina vuota', async () => (await import('./outside/empty-page.tsx')).EmptyPage),
  area(paths.crud, 'Griglia completa', async () => (await import('./esempi/crud-page.tsx')).CrudPage),
  area(
    paths.documentation,
    'Documentazione',
    async () => (await import('./documentazione/documentation-page.tsx')).DocumentationPage,
  ),
  ...nomiPagine.map((nome) =>
    area(`${paths.uikit}/${nome}`, uikitPages[nome], async () =>
      (await import('./uikit/uikit-page.tsx')).loadUikitPage(nome),
    ),
  ),
];
