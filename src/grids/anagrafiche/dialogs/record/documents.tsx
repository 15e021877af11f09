/** Files attached to a soggetto. */
import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular, AttachRegular, DeleteRegular } from '@fluentui/react-icons';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useRef } from 'react';
import { type DettaglioSoggetto, type DocumentoSoggetto, MAX_DOCUMENTO } from '#api/contract/soggetti.ts';
import { formatBytes } from '#domain/bytes.ts';
import { fromBase64, toBase64 } from '#api/base64.ts';
import { describeError } from '#api/errors.ts';
import { saveFile } from '#grids/engine/index.ts';
import { ForWriters } from '#ui/writers.tsx';
import { useWork } from '#ui/form.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import type { UsedDetail } from './use-detail.ts';
import { describeSigned, Elenco, LineButton, RecordSection, Voce } from './lines.tsx';
import { FileInput } from '#ui/file-input.tsx';

interface DocumentiProps extends Pick<UsedDetail, 'call'> {
  detail: DettaglioSoggetto;
}

/** Attaches and takes back documents; what goes wrong is told above the list. */
function useDocumenti(id: number, call: UsedDetail['call']) {
  const client = useAtomValue(clientAtom);
  const { underway, error, submit, refuse } = useWork(describeError);
  return {
    error,
    underway,
    attach: async (file: File) => {
      if (file.size > MAX_DOCUMENTO)
        return refuse(
          `${file.name} è di ${formatBytes(file.size)}: un documento può avere al massimo 10 MB.`,
        );
      if (file.size === 0) return refuse(`${file.name} è vuoto.`);
      await submit(async () => {
        const contenuto = toBase64(new Uint8Array(await file.arrayBuffer()));
        await call('soggettoDocumento', {
          params: { id },
          body: { nome: file.name.slice(0, 200), tipo: file.type.slice(0, 120), contenuto },
        });
      });
    },
    download: (documento: DocumentoSoggetto) =>
      submit(async () => {
        const params = { id, id_documento: documento.id };
        const { nome, contenuto } = await client.call('documento', { params });
        // Always as a download: a page or an image of others' making never opens inside the application.
        saveFile(new Blob([fromBase64(contenuto)], { type: 'application/octet-stream' }), nome);
      }),
  };
}

export function Documenti({ detail: { soggetto, documenti }, call }: DocumentiProps) {
  const { id } = soggetto;
  const input = useRef<HTMLInputElement>(null);
  const { error, underway, attach, download } = useDocumenti(id, call);
  return (
    <RecordSection titolo="Documenti">
      <ErrorBar testo={error} />
      <ForWriters>
        <div>
          <Button
            icon={<AttachRegular />}
            disabledFocusable={underway}
            onClick={() => input.current?.click()}
          >
            {underway ? 'Caricamento…' : 'Allega un documento'}
          </Button>
          <FileInput
            ref={input}
            label="Documento da allegare"
            onChoose={([file]) => (file ? void attach(file) : undefined)}
          />
        </div>
      </ForWriters>
      <Elenco
        voci={documenti}
        nothing="Nessun documento. Contratti, visure, lettere: al massimo 10 MB ciascuno."
      >
        {(documento) => (
          <Voce
            key={documento.id}
            below={`${formatBytes(documento.bytes)}, ${describeSigned(documento.caricato_il, documento.username)}`}
            actions={
              <>
                <LineButton
                  icon={<ArrowDownloadRegular />}
                  label={`Scarica ${documento.nome}`}
                  onClick={() => void download(documento)}
                />
                <ForWriters>
                  <LineButton
                    icon={<DeleteRegular />}
                    label={`Togli ${documento.nome}`}
                    onClick={() =>
                      void call('documentoElimina', { params: { id, id_documento: documento.id } })
                    }
                  />
                </ForWriters>
              </>
            }
          >
            {documento.nome}
          </Voce>
        )}
      </Elenco>
    </RecordSection>
  );
}
