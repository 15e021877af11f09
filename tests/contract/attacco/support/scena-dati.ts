/** The settings, the anagrafiche and the tracciati of the azienda that is attacked. */
import { makeItalianIban } from '#domain/codici.ts';
import type { Casella } from '../../support/smtp.ts';
import { nuovo } from '../../support/soggetti.ts';
import type { Scena } from './scena.ts';

/** The pixel that every browser draws: a PNG of one point. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function fillImpostazioni({ office: { browser }, segno, segreti }: Scena, input: Casella) {
  const { versione } = await browser.ok('azienda');
  const body = {
    ragione_sociale: `Azienda ${segno}`,
    partita_iva: null,
    codice_fiscale: null,
    indirizzo: `Via ${segno}`,
    cap: '26900',
    comune: `Comune ${segno}`,
    provincia: 'LO',
    email: `${segno}@azienda.it`,
    pec: `${segno}@pec.it`,
    telefono: `Tel ${segno}`,
    versione,
  };
  const saved = await browser.ok('aziendaSalva', { body });
  await browser.ok('aziendaLogoSalva', { body: { logo: PIXEL, versione: saved.versione } });
  await browser.ok('impostazioniSalva', { body: { chiave: 'solleciti_secondi', valore: 0, versione: null } });
  await browser.ok('postaSalva', {
    body: {
      host: input.host,
      porta: input.porta,
      sicurezza: 'nessuna',
      utente: null,
      mittente: `${segno}@mittente.it`,
      nome_mittente: `Mittente ${segno}`,
      versione: null,
    },
  });
  await browser.ok('causaleSalva', {
    body: {
      codice: segno.slice(0, 8).toUpperCase(),
      descrizione: `Causale ${segno}`,
      segno: null,
      attiva: true,
      id: null,
      versione: null,
    },
  });
  await browser.ok('tipiPagamentoModifica', {
    body: {
      crea: [
        {
          codice: segno.toUpperCase(),
          descrizione: `Tipo ${segno}`,
          giorni: 0,
          fine_mese: false,
          attivo: true,
        },
      ],
    },
  });
  await browser.ok('impostazioniImportazioneSalva', {
    body: { conserva_originali: true, limite_originali: 20 * 1024 * 1024 },
  });
  await browser.ok('preferenzeSalva', {
    body: { preset: 'Aura', colore: 'noir', superficie: null, scuro: false, menu: 'static' },
  });
  await browser.ok('visteSalva', {
    body: {
      id: null,
      versione: null,
      area: 'conti',
      nome: `Vista ${segno}`,
      predefinita: false,
      contenuto: { colonne: [], ordine: [], filtri: {}, ricerca: segno, gruppi: [], densita: 'comoda' },
    },
  });
  await browser.ok('interrogazioneSalva', {
    body: { id: null, versione: null, nome: `Domanda ${segno}`, testo: `select '${segno}'`, condivisa: true },
  });
  const { versione: vista } = await browser.ok('soglia');
  await browser.ok('sogliaSalva', { body: { soglia: 0.97, versione: vista } });
  const [conto] = (await browser.ok('conti')).conti;
  await browser.ok('contoCambia', {
    body: {
      ...conto,
      nome: `Conto ${segno}`,
      banca: `Banca ${segno}`,
      codice_conto: `C ${segno}`,
      archiviato: false,
    },
  });
  const { aziende } = await browser.ok('me');
  const added = await browser.ok('utenteNuovo', {
    body: { username: `${segno}.collega`, ruolo: 'operatore', aziende: aziende.map(({ id }) => id) },
  });
  segreti.push(added.password);
}

export const ibanOf = (base: number, at: number): string =>
  makeItalianIban('05428', '11101', String(base * 10 + at).padStart(12, '0'));

export async function fillAnagrafiche({ office, base, segno }: Scena) {
  const { browser } = office;
  const data = {
    email: `${segno}@cliente.it`,
    pec: `${segno}@pec.it`,
    telefono: `Tel ${segno}`,
    indirizzo: `Via ${segno}`,
    cap: '26900',
    comune: `Comune ${segno}`,
    provincia: 'LO',
  };
  await browser.ok('soggettiModifica', {
    body: {
      crea: [
        nuovo(`Cliente ${segno} Srl`, { ...data, ibans: [ibanOf(base, 1)] }),
        nuovo(`Agente ${segno}`, { ...data, ruoli: ['agente'] }),
        nuovo(`Mandante ${segno}`, { ...data, ruoli: ['mandante'] }),
        nuovo(`Cliente ${segno} Spa`, { ...data, ibans: [ibanOf(base, 2)] }),
        nuovo(`Da unire ${segno}`, data),
        nuovo(`Unito ${segno}`, data),
      ],
    },
  });
  const params = { id: base };
  await browser.ok('soggettoAlias', {
    params,
    body: { azione: 'aggiungi', tipo: 'nome', testo: `ALIAS ${segno}` },
  });
  await browser.ok('soggettoNota', { params, body: { testo: `Nota ${segno}` } });
  await browser.ok('soggettoDocumento', {
    params,
    body: {
      nome: `${segno}.txt`,
      tipo: 'text/plain',
      contenuto: Buffer.from(`Documento ${segno}`).toString('base64'),
    },
  });
  await browser.ok('soggettiDistinti', {
    body: { id_primo: base, id_secondo: base + 3, distinti: true },
  });
  const empty = { ragione_sociale: `Da elenco ${segno}`, ruoli: ['cliente'], riga: 2 };
  await browser.ok('soggettiImporta', {
    body: {
      nome_file: `elenco ${segno}.csv`,
      righe: [empty],
      esistenti: 'aggiorna',
      prova: false,
      iban_verificati: false,
    },
  });
  await browser.ok('soggettiUnisci', {
    body: { id_tenuto: base + 4, versione_tenuto: 1, id_unito: base + 5, versione_unito: 1 },
  });
  await browser.ok('matriceModifica', {
    body: {
      dal: '2026-01-01',
      celle: [
        { id_agente: base + 1, id_mandante: base + 2, attesa: null, aliquota: 500, zona: `Zona ${segno}` },
      ],
    },
  });
}

export const lettura = (sign: string) => ({
  formato: 'csv',
  codifica: 'utf-8',
  delimitatore: ';',
  intestazione: ['Data', sign, 'Importo'],
  colonne: [
    { campo: 'data', colonna: 'Data', indice: 0 },
    { campo: 'importo', colonna: 'Importo', indice: 2 },
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: 'EUR',
});

export async function fillTracciati({ office, base, segno }: Scena) {
  const { browser } = office;
  const body = {
    nome: `Tracciato ${segno}`,
    modello_nome: `${segno}_*.csv`,
    natura: 'movimento',
    id_conto: base,
  };
  await browser.ok('tracciatiSalva', { body: { ...body, lettura: lettura(segno) } });
  await browser.ok('campioneNuovo', {
    params: { id: base },
    body: {
      nome_file: `${segno}_1.csv`,
      dati: Buffer.from(`Data;${segno};Importo\n01/02/2026;a;4,00\n`).toString('base64'),
      attesi: {
        righe: 1,
        scartate: 0,
        dare: 0,
        avere: 400,
        saldo_iniziale: null,
        saldo_finale: null,
        esito: 'non_verificabile',
        impronta: '0'.repeat(64),
      },
    },
  });
}
