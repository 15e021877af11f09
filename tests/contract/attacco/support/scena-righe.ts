/** The rows of the azienda that is attacked, and what explains them. */
import { createHash } from 'node:crypto';
import { getCampoRiga, NOMI_SCRITTI } from '#api/contract/riga.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { begin, declaration, importAll, PARTITE, riga, sendLot, visible } from '../../support/imports.ts';
import { search, first } from '../../support/pagamenti.ts';
import { settlePartita } from '../../support/salda.ts';
import type { Office, World } from '../../support/world.ts';
import { ibanOf } from './scena-dati.ts';
import type { Scena } from './scena.ts';

/** Texts of a row that a person writes and no file of this scene brings: a new field is among them by itself. */
const A_MANO = NOMI_SCRITTI.filter((name) => {
  const { massimo, importato } = getCampoRiga(name);
  return massimo !== undefined && (importato === undefined || name === 'nota');
});

/** A person writes the sign in every text of one partita that is theirs to write. */
async function writeByHand({ browser }: Office, segno: string): Promise<void> {
  const { righe } = await browser.ok('estrattoConto', {
    query: { natura: 'partita', sort: '-id', limit: 1 },
  });
  const { id, versione } = first(righe);
  const campi = Object.fromEntries(A_MANO.map((name) => [name, `${name} ${segno}`]));
  await browser.ok('estrattoContoModifica', { body: { righe: [{ id, versione, campi }] } });
}

/** Movimenti from `base`, partite from `base + 10`. */
export async function fillRighe({ office, base, segno }: Scena) {
  const { browser } = office;
  const texts = { causale: `Causale ${segno}`, riferimento: `Rif ${segno}` };
  const movimenti = Array.from({ length: 10 }, (_, at) =>
    riga({
      ...texts,
      riga: at + 1,
      importo: at % 2 === 0 ? 10_000 + at * 111 : -(10_000 + (at - 1) * 111),
      descrizione: `BONIFICO ${segno} FATTURA ${at}/26`,
      ragione_sociale: `CLIENTE ${segno} SRL`,
      iban_controparte: ibanOf(base, 1),
    }),
  );
  const file = Buffer.from(`originale ${segno}`);
  const id_imp = await begin(office, movimenti, {
    file: {
      nome: `${segno}_1.csv`,
      sha256: createHash('sha256').update(file).digest('hex'),
      bytes: file.length,
      formato: 'csv',
    },
    tracciato: { id: base, versione: 1, nome: `Tracciato ${segno}`, origine: 'salvato' },
    colonne: [{ campo: 'importo', colonna: segno }],
    confermate: [{ nome: `CONFERMATO ${segno}`, iban: null, id_soggetto: base }],
  });
  await browser.ok('originaleSalva', {
    params: { id: id_imp },
    body: { pezzo: 1, pezzi: 1, dati: file.toString('base64') },
  });
  await sendLot(browser, id_imp, movimenti);
  const scaduta = addGiorni(getToday(), -60);
  const partite = Array.from({ length: 10 }, (_, at) =>
    riga({
      ...texts,
      riga: at + 1,
      importo: 10_000 + at * 111,
      descrizione: `Fattura ${segno}`,
      ragione_sociale: `Cliente ${segno} Srl`,
      id_soggetto: base,
      numero_documento: `${segno}/${at}`,
      data_documento: addGiorni(scaduta, -30),
      scadenza: scaduta,
    }),
  );
  await importAll(office, partite, PARTITE);
  await writeByHand(office, segno);
  await rereadImport(office, segno);
  // One that waits for its declaration, one that waits for its rows.
  await browser.ok('logImportAdd');
  await begin(office, movimenti.slice(0, 1), {
    file: {
      nome: `${segno}_2.csv`,
      sha256: createHash('sha256').update('prova').digest('hex'),
      bytes: 5,
      formato: 'csv',
    },
  });
}

/** A third import, one of whose rows is read again. */
async function rereadImport(office: Office, sign: string) {
  const rows = [riga({ riga: 1, importo: 77, causale: `Causale ${sign}`, descrizione: `Riletta ${sign}` })];
  const id = await importAll(office, rows);
  const [row] = (await office.browser.ok('importazioneRighe', { params: { id } })).righe;
  const { attesi } = declaration(office, id, rows);
  await office.browser.ok('importazioneRiletta', {
    params: { id },
    body: {
      tracciato: { id: null, versione: null, nome: `Riletto ${sign}`, origine: 'inferito' },
      colonne: [],
      attesi,
      cambia: [
        { id: row?.id, versione: row?.versione, riga: { ...rows[0], descrizione: `Di nuovo ${sign}` } },
      ],
      crea: [],
      elimina: [],
    },
  });
}

export async function fillVoci({ office, base, segno }: Scena) {
  const { browser } = office;
  await browser.ok('voceSalva', { body: { codice: '99.01', nome: `Voce ${segno}`, tipo: 'costo' } });
  await browser.ok('regolaSalva', {
    body: {
      nome: `Regola ${segno}`,
      condizioni: { testo: [segno, 'NESSUNA'] },
      azione: 'voce',
      id_voce: base,
    },
  });
  await browser.ok('movimentiAssegna', {
    body: { movimenti: [{ id: base + 1 }], tipo: 'voce', id_voce: base, motivo: null },
  });
  await browser.ok('movimentiAssegna', {
    body: { movimenti: [{ id: base + 3 }], tipo: 'ignorata', motivo: `Ignorata ${segno}` },
  });
  await browser.ok('primaNotaTracciatoSalva', {
    body: {
      nome: `Esporta ${segno}`,
      contenuto: {
        separatore: ';',
        decimali: ',',
        data: 'gg/mm/aaaa',
        codifica: 'utf-8',
        intestazione: true,
        colonne: [{ titolo: segno, campo: 'numero' }],
      },
    },
  });
}

/** Pagamenti: `base` stands, `base + 1` was taken back. Of the proposals one is refused, the sure ones accepted. */
export async function fillPagamenti(world: World, { office, base, segno }: Scena) {
  const { browser } = office;
  const pay = (movimento: number, partita: number, importo: number) =>
    browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: movimento, importo }],
        partite: [{ id: partita, importo: importo + 5 }],
        differenze: [{ tipo: 'abbuono', importo: -5, nota: `Differenza ${segno}` }],
        riferimento: `Rif ${segno}`,
        nota: `Pagamento ${segno}`,
      },
    });
  await pay(base, base + 10, 9_000);
  const second = await pay(base + 2, base + 11, 9_000);
  await browser.ok('pagamentoAnnulla', {
    params: { id: second.id },
    body: { versione: second.versione, motivo: `Annullo ${segno}` },
  });
  const row = (await visible(browser, { sort: 'id', limit: 100 })).righe.find(({ id }) => id === base + 19);
  if (row) await settlePartita(world.db, office, row, 100);
  const id_calcolo = await search(office);
  const { proposte } = await browser.ok('proposte', { params: { id: id_calcolo } });
  await browser.ok('proposteRifiuta', { body: { id_calcolo, numeri: [first(proposte).numero] } });
  await browser.ok('proposteAccetta', { body: { id_calcolo, soglia: 0.999 } });
  await browser.ok('preseChiedi', { body: { righe: [base + 4], minuti: 60 } });
}
