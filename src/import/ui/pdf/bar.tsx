/** What can be done with the page: leaf, enlarge, add and take away. */
import {
  Button,
  Checkbox,
  makeStyles,
  Spinner,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import {
  AddRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  DeleteRegular,
  SelectObjectRegular,
  WandRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import type { Scelto } from './model.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  page: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  hint: { color: tokens.colorNeutralForeground2, width: '100%' },
});

const ZOOM = [0.75, 1, 1.5, 2, 3] as const;

interface PdfBarProps {
  numero: number;
  pagine: number;
  onNumber: (number: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  isDrawing: boolean;
  onDrawing: (isDrawing: boolean) => void;
  onAreaByKeyboard: () => void;
  onRuler: () => void;
  /** Whether the rulers were set by a person. */
  impostati: boolean;
  onAutomatic: () => void;
  scelto: Scelto;
  onRemove: (chosen: NonNullable<Scelto>) => void;
  /** Whether the chosen area is of every page; null when none is chosen. */
  ovunque: boolean | null;
  onEverywhere: (everywhere: boolean) => void;
  busy: boolean;
}

export function PdfBar(props: PdfBarProps) {
  const styles = useStyles();
  const { numero, pagine, onNumber, zoom, onZoom, isDrawing, scelto, ovunque } = props;
  const at = ZOOM.findIndex((value) => value === zoom);
  return (
    <div className={styles.root}>
      {pagine > 1 && (
        <span className={styles.group}>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label="Pagina precedente"
            disabled={numero === 1}
            onClick={() => onNumber(numero - 1)}
          />
          <Text className={styles.page} aria-live="polite">
            Pagina {numero} di {pagine}
          </Text>
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label="Pagina successiva"
            disabled={numero === pagine}
            onClick={() => onNumber(numero + 1)}
          />
        </span>
      )}
      <span className={styles.group}>
        <Button
          appearance="subtle"
          icon={<ZoomOutRegular />}
          aria-label="Rimpicciolisci"
          disabled={at <= 0}
          onClick={() => onZoom(ZOOM[at - 1] ?? 1)}
        />
        <Button
          appearance="subtle"
          icon={<ZoomInRegular />}
          aria-label="Ingrandisci"
          disabled={at === ZOOM.length - 1}
          onClick={() => onZoom(ZOOM[at + 1] ?? 1)}
        />
      </span>
      <Button icon={<AddRegular />} onClick={props.onRuler}>
        Righello
      </Button>
      <ToggleButton
        icon={<SelectObjectRegular />}
        checked={isDrawing}
        onClick={(event) => {
          // Pressed with the keyboard there is no mouse to draw with: the area appears, and the arrows move it.
          if (event.detail === 0) props.onAreaByKeyboard();
          else props.onDrawing(!isDrawing);
        }}
      >
        Escludi un’area
      </ToggleButton>
      {props.impostati && (
        <Button appearance="subtle" icon={<WandRegular />} onClick={props.onAutomatic}>
          Trova le colonne da solo
        </Button>
      )}
      {scelto && (
        <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => props.onRemove(scelto)}>
          {scelto.tipo === 'righello' ? `Togli il righello ${scelto.at + 1}` : 'Togli l’area'}
        </Button>
      )}
      {ovunque !== null && pagine > 1 && (
        <Checkbox
          label="Su tutte le pagine"
          checked={ovunque}
          onChange={(_event, { checked }) => props.onEverywhere(checked === true)}
        />
      )}
      {props.busy && <Spinner size="tiny" aria-label="Rileggo" />}
      <Text size={200} className={styles.hint}>
        {isDrawing
          ? 'Trascina sul foglio per disegnare l’area da non leggere.'
          : 'Trascina i righelli tra una colonna e l’altra: le righe si rileggono subito. In verde quelle lette, in rosso le scartate.'}
      </Text>
    </div>
  );
}
