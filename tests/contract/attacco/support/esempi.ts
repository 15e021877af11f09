/**
 * Requests that an azienda filled by `fillScena` takes, where the schemas alone do not say which row goes where. `id` is
 * the number of its first rows: `id + 4` is the movimento, or the soggetto, or whatever the field names, that came fifth.
 */
import type { RouteName } from '#api/contract/routes.ts';
import { getToday } from '#domain/date.ts';
import { declaration, riga } from '../../support/imports.ts';
import { ESEMPI_LAVORO } from './esempi-lavoro.ts';
import { nuovo } from '../../support/soggetti.ts';
import type { Richiesta } from './richieste.ts';
import { lettura } from './scena-dati.ts';

const OGGI = getToday();
const soggettoNuovo = nuovo('Prova');
const overdue = (id: number) => ({ report: 'scaduto', parametri: { al: 'oggi', id_soggetto: String(id) } });
const dichiarazione = (id: number) => ({
  ...declaration({ id_conto: id } as never, id + 3, [riga()]),
  id_mandante: id + 2,
  tracciato: { id, versione: 1, nome: 'Prova', origine: 'salvato' },
  confermate: [{ nome: 'Prova', iban: null, id_soggetto: id }],
});
const base64 = Buffer.from('prova').toString('base64');
const attesi = {
  righe: 1,
  scartate: 0,
  dare: 0,
  avere: 1,
  saldo_iniziale: null,
  saldo_finale: null,
  esito: 'non_verificabile',
  impronta: '0'.repeat(64),
};
const matrix = (id: number) => ({
  dal: OGGI,
  celle: [{ id_agente: id + 1, id_mandante: id + 2, attesa: 500, aliquota: 600 }],
});
const periods = (id: number) => ({
  id_agente: id + 1,
  id_mandante: id + 2,
  letti: [{ id, versione: 1 }],
  periodi: [{ aliquota: 600, zona: null, valida_dal: '2026-01-01', valida_al: null }],
});

export const ESEMPI: Partial<Record<RouteName, (id: number) => Richiesta>> = {
  login: () => ({ body: { username: 'nessuno', password: 'una frase qualunque' } }),
  compitiNuovi: (id) => ({
    body: { aziende: [id], mese: '2026-02-01', entro: OGGI, id_assegnato: null },
  }),
  compitiCambia: (id) => ({ body: { compiti: [{ id_azienda: id, id, versione: 2 }], entro: OGGI } }),
  fascicoli: (id) => ({ query: { compiti: `${id}.${id}` } }),
  fascicoliInvia: (id) => ({
    body: { compiti: [{ id_azienda: id, id, destinatario: 'socio@ditta.it' }] },
  }),
  // As small as one may be.
  demo: () => ({ body: { righe: 100, seme: 1, da_riconciliare: 'anno' } }),
  importPresenti: (id) => ({
    body: { natura: 'movimento', id_conto: id, dal: '2026-01-01', al: '2026-12-31' },
  }),
  importRighePresenti: (id) => ({
    body: { natura: 'movimento', id_conto: id, dal: '2026-01-01', al: '2026-12-31' },
  }),
  importAlias: (id) => ({ body: dichiarazione(id) }),
  allDelImport: (id) => ({ params: { id: String(id + 3) }, query: { conferma: 'true' } }),
  importazioniAnnulla: (id) => ({ body: { ids: [id + 4] } }),
  importRows: (id) => ({
    query: { id_imp: String(id + 4) },
    body: { rows: [riga({ id_soggetto: id })], lotto: 1, lotti: 2 },
  }),
  importProposte: () => ({ body: { controparti: [{ nome: 'Cliente', ibans: [], codici: [] }] } }),
  impostazioniImportazioneSalva: () => ({
    body: { conserva_originali: true, limite_originali: 20 * 1024 * 1024 },
  }),
  originaleSalva: (id) => ({ params: { id: String(id + 4) }, body: { pezzo: 1, pezzi: 1, dati: base64 } }),
  importazioneRiletta: (id) => ({
    params: { id: String(id + 2) },
    body: {
      tracciato: { id, versione: 1, nome: 'Prova', origine: 'salvato' },
      colonne: [],
      attesi: { ...declaration({ id_conto: id } as never, id, [riga()]).attesi, righe: 2 },
      cambia: [],
      crea: [riga({ riga: 9, importo: 12_345 - 77, id_soggetto: id })],
      elimina: [],
    },
  }),
  tracciatiSalva: (id) => ({
    body: {
      id,
      versione: 1,
      nome: 'Prova',
      modello_nome: 'zq*_9.csv',
      natura: 'movimento',
      id_conto: id,
      lettura: lettura('Prova'),
      campioni: [{ id, attesi }],
    },
  }),
  tracciatoPerNome: () => ({ query: { fileName: 'zqterza_9.csv' } }),
  campioneNuovo: (id) => ({
    params: { id: String(id) },
    body: { nome_file: 'prova.csv', dati: base64, attesi },
  }),
  estrattoBlocco: (id) => ({ query: { id_legata: String(id + 15) } }),
  estrattoGruppi: () => ({ query: { gruppi: 'causale.valore' } }),
  estrattoContoModifica: (id) => ({
    body: { righe: [{ id: id + 17, versione: 1, campi: { id_soggetto: id, nota: 'Prova' } }] },
  }),
  updateNota: (id) => ({ body: { id: id + 15, nota: 'Prova', versione: 1 } }),
  contoCambia: (id) => ({
    body: { nome: 'Prova cambiata', banca: null, iban: null, id, archiviato: false, versione: 2 },
  }),
  reportFile: (id) => ({ body: { scelta: overdue(id), formato: 'xlsx', oggi: OGGI } }),
  reportSalva: (id) => ({
    body: { id, versione: 1, nome: 'Prova', condiviso: false, scelta: overdue(id) },
  }),
  reportProgramma: (id) => ({
    body: {
      id,
      versione: 1,
      nome: 'Prova',
      scelta: overdue(id),
      formato: 'xlsx',
      frequenza: { ogni: 'giorno' },
      ora: '08:00',
      destinatari: ['prova@esempio.it'],
      attivo: false,
      conferma_destinatari: true,
    },
  }),
  tipiPagamentoModifica: (id) => ({
    body: {
      crea: [{ codice: 'PROVA', descrizione: 'Prova', giorni: 0, fine_mese: false, attivo: true }],
      cambia: [
        {
          codice: 'PROVA2',
          descrizione: 'P',
          giorni: 0,
          fine_mese: false,
          attivo: true,
          id: id + 9,
          versione: 1,
        },
      ],
      elimina: [],
    },
  }),
  visteSalva: (id) => ({
    body: {
      id,
      versione: 1,
      area: 'conti',
      nome: 'Prova',
      predefinita: false,
      contenuto: { colonne: [], ordine: [], filtri: {}, ricerca: '', gruppi: [], densita: 'comoda' },
    },
  }),
  impostazioniSalva: () => ({ body: { chiave: 'query_righe', valore: 1_000, versione: null } }),
  destinazioni: () => ({
    body: {
      file: [{ nome_file: 'estratto.csv', conto: 'IT60X0542811101000000123456', divisa: 'EUR', codici: [] }],
    },
  }),
  postaSalva: () => ({
    body: {
      host: '127.0.0.1',
      porta: 2_525,
      sicurezza: 'nessuna',
      utente: null,
      mittente: 'studio@ufficio.it',
      nome_mittente: null,
      versione: null,
    },
  }),
  aziendaSalva: () => ({
    body: {
      ragione_sociale: 'Prova',
      partita_iva: null,
      codice_fiscale: null,
      indirizzo: null,
      cap: null,
      comune: null,
      provincia: null,
      email: null,
      pec: null,
      telefono: null,
      versione: 3,
    },
  }),
  aziendaLogoSalva: () => ({ body: { logo: null, versione: 4 } }),
  causaleSalva: (id) => ({
    body: { codice: 'PROVA', descrizione: 'Prova', segno: null, attiva: true, id, versione: 1 },
  }),
  utenteNuovo: (id) => ({ body: { username: 'prova.prova', ruolo: 'lettura', aziende: [id] } }),
  utenteCambia: (id) => ({
    body: { id: id + 1, ruolo: 'lettura', attivo: true, aziende: [id], versione: 1 },
  }),
  utentePassword: (id) => ({ body: { id: id + 1, versione: 2 } }),
  utenteSecondoFattore: (id) => ({ body: { id: id + 1, versione: 2 } }),
  utenteSessioni: (id) => ({ params: { id: String(id + 1) } }),
  utenteRevoca: (id) => ({ params: { id: String(id + 1) }, body: { chiave: '0'.repeat(64) } }),
  backupFai: () => ({ body: { tipo: 'azienda' } }),
  query: () => ({ body: { sql: 'select 1 as uno' } }),
  interrogazioneSalva: (id) => ({
    body: { id, versione: 1, nome: 'Prova', testo: 'select 1', condivisa: false },
  }),
  soggettiModifica: (id) => ({
    body: {
      crea: [soggettoNuovo],
      cambia: [{ id: id + 3, versione: 1, campi: { telefono: 'Prova' } }],
      elimina: [],
    },
  }),
  soggettiImporta: () => ({
    body: {
      nome_file: 'prova.csv',
      righe: [{ riga: 2, ragione_sociale: 'Prova di elenco', ruoli: ['cliente'] }],
      esistenti: 'aggiorna',
      prova: true,
      iban_verificati: false,
    },
  }),
  soggettiDistinti: (id) => ({ body: { id_primo: id, id_secondo: id + 4, distinti: true } }),
  soggettiUnisci: (id) => ({
    body: { id_tenuto: id + 4, versione_tenuto: 2, id_unito: id + 1, versione_unito: 1 },
  }),
  soggettoIban: (id) => ({
    params: { id: String(id + 1) },
    body: { azione: 'aggiungi', iban: 'IT60X0542811101000000123456' },
  }),
  soggettoAlias: (id) => ({
    params: { id: String(id) },
    body: { azione: 'aggiungi', tipo: 'nome', testo: 'PROVA SPA' },
  }),
  soggettoNota: (id) => ({ params: { id: String(id) }, body: { id, versione: 1, testo: 'Prova' } }),
  soggettoDocumento: (id) => ({
    params: { id: String(id) },
    body: { nome: 'prova.txt', tipo: 'text/plain', contenuto: base64 },
  }),
  matriceModifica: (id) => ({ body: matrix(id) }),
  matriceEffetti: (id) => ({ body: matrix(id) }),
  matricePeriodi: (id) => ({ body: periods(id) }),
  matriceEffettiPeriodi: (id) => ({ body: periods(id) }),
  ...ESEMPI_LAVORO,
  // Every query that names ids by commas, as a list.
  soggetti: (id) => ({ query: { ids: `${id},${id + 1}` } }),
};
